/** What the elements take as markup, in the words of frameworks that check it: attributes, and `on…` for their events. */
import type { AnyActionName, FitName } from '../core/names.js';
import type { TerrainPoint } from '../core/terrain.js';
import type { KeyMap } from '../game/key-map.js';
import type { Messages } from '../game/messages.js';
import type { SpearRunEvents } from '../game/run-events.js';
import type { StickmanEvents } from '../player/typed-events.js';
import type { StickManElement } from './stick-man-element.js';

type Flag = boolean | string | null;
type Numeric = number | `${number}` | '' | null;

/** `onactionend` for `actionend`, and so on. */
export type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | null;
};

interface PlayerProps {
  paused?: Flag;
  controls?: Flag;
  label?: string | null;
  'wasm-url'?: string | null;
}

/** Of `<stick-man>`. */
export interface StickManProps extends PlayerProps {
  action?: AnyActionName | '' | null;
  actions?: string | null;
  speed?: Numeric;
  gait?: Numeric;
  facing?: 1 | -1 | '1' | '-1' | '' | null;
  phase?: Numeric;
  terrain?: readonly TerrainPoint[] | string | null;
  fit?: FitName | '' | null;
  zoom?: Numeric;
  renderer?: StickManElement['renderer'];
}

/** Of `<spear-run>`. */
export interface SpearRunProps extends PlayerProps {
  calm?: Flag;
  sound?: Flag;
  keys?: KeyMap | null;
  messages?: Partial<Messages> | null;
  seed?: Numeric;
}

export type StickManListeners = Listeners<StickmanEvents>;
export type SpearRunListeners = Listeners<SpearRunEvents>;
