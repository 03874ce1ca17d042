import { h } from 'vue';

/** As the compiler makes it of a template. */
export const Page = {
  props: ['state', 'heard'],
  setup(/** @type {{ state: import('./page.js').PageState, heard?: (type: string) => void }} */ props) {
    return () => {
      const { action, speed, paused, controls, label, seed, calm, game } = props.state;
      return h('main', [
        h('stick-man', { action, speed, paused, controls, label, onPause: () => props.heard?.('pause') }, [
          h('p', 'No stickman today.'),
        ]),
        game ? h('spear-run', { seed, calm, class: 'game' }, [h('b', { slot: 'ready' }, 'Go')]) : null,
      ]);
    };
  },
};
