// A package without types of its own, which the browsers' helpers use.
declare module 'selenium-webdriver' {
  export type WebDriver = any;
  export const Builder: any;
  export const Capabilities: any;
}
