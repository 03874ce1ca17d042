/** The bundler makes a style sheet of each. */
declare module '*.css';
