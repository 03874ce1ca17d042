import { OBSTACLES } from '../core/names.js';

/**
 * What an event of a run tells; null: its name says it all.
 * @param {import('./run-events.js').RunEvent} event
 * @param {import('./spear-run-player.js').SpearRunPlayer} player
 * @param {import('../core/spear-run.js').SpearRun} figure the player's
 * @param {boolean} calm the run is a calm one
 */
export function detailOf(event, player, figure, calm) {
  const { score, distance, watching } = player;
  switch (event) {
    case 'start':
      return { seed: player.seed, calm, watching };
    case 'hit':
      return { thing: OBSTACLES[figure.hitThing()], kills: player.kills, combo: player.combo, score };
    case 'clank':
      return { thing: OBSTACLES[figure.clankedThing()] };
    case 'milestone':
      return { distance: player.milestoneDistance, score };
    case 'crash': {
      const { best, beaten } = player;
      return { thing: OBSTACLES[player.crashedInto], score, distance, best, beaten, watching };
    }
    default:
      return null;
  }
}
