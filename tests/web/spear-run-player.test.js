import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { DeviceMemory } from '../../web/src/game/device-memory.js';
import { SpearRunPlayer } from '../../web/src/game/spear-run-player.js';
import { FakeArea, fakePad } from './fake-area.js';
import { FakeCanvas, fakeComputedStyle, fakePage } from './fakes.js';
import { FakeLoader, settled } from './player-set-up.js';
import { watchedWorld } from './watched-modules.js';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** @type {ReturnType<typeof watchedWorld>} */
let module;
/** @type {FakeLoader} */
let loader;
/** @type {ReturnType<typeof fakePage>} */
let page;

beforeEach(() => {
  // @ts-expect-error only what the shell asks for
  globalThis.getComputedStyle = fakeComputedStyle;
  freshPage();
});
after(() => {
  // @ts-expect-error Node has none
  delete globalThis.getComputedStyle;
});

function freshPage() {
  module = watchedWorld();
  loader = Object.assign(new FakeLoader(), { module: /** @type {any} */ (module) });
  page = fakePage(null);
}

/** @param {any} [options] */
function make(options = {}) {
  const area = new FakeArea();
  const canvas = new FakeCanvas();
  Object.assign(canvas.ownerDocument, { defaultView: area.view });
  canvas.cssWidth = 800;
  const memory = new DeviceMemory(() => undefined);
  const player = new SpearRunPlayer(
    /** @type {any} */ (canvas),
    { area, seed: 7, memory, ...options },
    {
      ...page.services,
      world: /** @type {any} */ (loader),
    },
  );
  /** @type {string[]} */
  const events = [];
  for (const type of ['ready', 'error', 'play', 'pause', 'start', 'jump', 'land', 'milestone', 'crash'])
    player.addEventListener(type, () => events.push(type));
  /** @type {string[]} */
  const states = [];
  player.addEventListener('statechange', () => states.push(player.state));
  return { player, canvas, area, memory, events, states };
}

/** Loaded, on screen and with the focus. @param {any} [options] */
async function ready(options) {
  const made = make(options);
  await loader.succeed();
  page.window.intersect(made.canvas, true);
  made.area.focus();
  return { ...made, figure: module.figures[0] };
}

/** @param {any} [options] */
async function running(options) {
  const made = await ready(options);
  made.area.keyDown('Space');
  made.area.keyUp('Space');
  page.frames.frames(3);
  assert.equal(made.player.state, 'running');
  return made;
}

/** Of buttons, what the core is told. @param {{ calls: string[] }} figure */
const told = ({ calls }) => calls.filter((call) => /^(press|release)/.test(call));

/** Runs on until the first thing in the way stops him. @param {SpearRunPlayer} player */
function crash(player) {
  for (let i = 0; i < 900 && player.state !== 'over'; i++) page.frames.frame();
  assert.equal(player.state, 'over');
}

/** A whole run on its own, which ends at the first thing in the way. */
function runToTheEnd() {
  const game = new module.SpearRun(7);
  game.press(module.Button.Start);
  while (game.state() !== module.RunState.Over) game.step(1 / 60);
  const text = game.replay();
  game.delete();
  module.figures.length = 0;
  return text;
}

const waits = () => page.frames.waiting.size === 0;

describe('SpearRunPlayer', () => {
  it('is a game of its own: named, focusable, with the seed asked for; ready, and breathing', async () => {
    const { area, player, figure, states } = await ready();
    assert.deepEqual(Object.fromEntries(area.attributes), {
      role: 'application',
      tabindex: '0',
      'aria-label': 'Spear Run',
    });
    assert.equal(player.seed, 7);
    assert.deepEqual(states, ['ready']);
    page.frames.frames(30);
    assert.ok(figure.elapsed > 0.4);
    assert.equal(player.state, 'ready');
  });

  it('leaves the name the page has given', () => {
    const area = new FakeArea();
    area.setAttribute('role', 'group');
    area.setAttribute('aria-labelledby', 'title');
    make({ area });
    assert.deepEqual([...area.attributes.keys()], ['role', 'aria-labelledby', 'tabindex']);
  });

  it('never takes the focus, and stands still without it', async () => {
    const { area, canvas, player } = make();
    await loader.succeed();
    page.window.intersect(canvas, true);
    assert.equal(area.focused, false);
    assert.equal(player.state, 'ready');
    assert.ok(waits());
    assert.equal(page.frames.called, 0);
  });

  it('plays by keys from start to again', async () => {
    const { area, figure, events, player, states } = await running();
    area.keyDown('ArrowUp');
    page.frames.frames(2);
    area.keyUp('ArrowUp');
    page.frames.frames(60);
    area.keyDown('KeyF');
    area.keyUp('KeyF');
    crash(player);
    page.frames.frames(50);
    area.keyDown('Enter');
    page.frames.frames(2);
    assert.deepEqual(events, ['ready', 'start', 'jump', 'land', 'crash', 'start']);
    assert.deepEqual(states, ['ready', 'running', 'over', 'running']);
    assert.deepEqual(told(figure), [
      ...['press(Jump)', 'release(Jump)', 'press(Jump)', 'release(Jump)', 'press(Thrust)', 'release(Thrust)'],
      'press(Start)',
    ]);
  });

  it('each reason pauses a run on its own, without a frame, until a press, which does no more (cases 4 and 7)', async () => {
    const { area, canvas, player, events } = await running();
    /** @type {[string, () => void, () => void][]} */
    const reasons = [
      ['hidden', () => page.window.setHidden(true), () => page.window.setHidden(false)],
      ['off-screen', () => page.window.intersect(canvas, false), () => page.window.intersect(canvas, true)],
      ['the focus is elsewhere', () => area.blur(), () => area.focus()],
      ['the window has no focus', () => area.view.emit('blur'), () => area.view.emit('focus')],
      [
        'reduced motion',
        () => page.window.setMedia(REDUCED, true),
        () => page.window.setMedia(REDUCED, false),
      ],
    ];
    for (const [why, begin, end] of reasons) {
      const { distance } = player;
      begin();
      assert.ok(waits(), why);
      assert.equal(player.state, 'paused', why);
      page.frames.frames(60);
      end();
      page.frames.frames(60);
      assert.ok(waits(), `${why}: it waits for a press`);
      assert.equal(player.distance, distance, why);
      area.keyDown('Space');
      page.frames.frame(30_000);
      area.keyUp('Space');
      assert.equal(player.state, 'running', why);
      assert.equal(player.distance, distance, `${why}: nothing is caught up`);
      page.frames.frame();
      assert.ok(player.distance > distance && player.distance - distance < 14, why);
      assert.ok(!events.includes('jump'), `${why}: the press is used up`);
    }
  });

  it('the pause of the player outlives the others, and the other way round', async () => {
    const { area, canvas, player } = await running();
    area.keyDown('KeyP');
    area.keyUp('KeyP');
    page.window.setHidden(true);
    page.window.intersect(canvas, false);
    page.window.setHidden(false);
    area.keyDown('KeyP');
    area.keyUp('KeyP');
    assert.ok(waits(), 'off-screen still');
    page.window.intersect(canvas, true);
    page.frames.frames(3);
    assert.equal(player.state, 'running', 'it was asked to go on; to come into sight ends the rest');
  });

  it('goes on in mid-jump at the same height and velocity, twenty times over', async () => {
    const { area, player, figure, events } = await running();
    area.keyDown('Space');
    page.frames.frames(10);
    assert.equal(events.at(-1), 'jump');
    for (let i = 0; i < 20; i++) {
      const hash = figure.hash();
      player.pause();
      page.frames.frames(10);
      player.play();
      page.frames.frame(1); // the clock starts afresh
      assert.equal(figure.hash(), hash);
    }
    crash(player);
    assert.ok(events.indexOf('land') > events.indexOf('jump'), 'it is the same jump');
  });

  describe('a held jump that is interrupted in the air (case 50)', () => {
    /** @type {[string, (made: Awaited<ReturnType<typeof running>>) => void][]} */
    const interruptions = [
      [
        'the focus goes and comes back',
        ({ area }) => {
          area.blur();
          area.focus();
        },
      ],
      [
        'the window goes to the background',
        ({ area }) => {
          area.view.emit('blur');
          page.window.setHidden(true);
          page.window.setHidden(false);
          area.view.emit('focus');
        },
      ],
      [
        'another tab, which is told in the other order',
        ({ area }) => {
          page.window.setHidden(true);
          area.view.emit('blur');
          area.view.emit('focus');
          page.window.setHidden(false);
        },
      ],
      [
        'P, and the key let go meanwhile',
        ({ area }) => {
          area.keyDown('KeyP');
          area.keyUp('KeyP');
          area.keyUp('Space');
        },
      ],
    ];
    /**
     * What has become of a jump 5 and 40 frames after it began.
     * @param {(made: Awaited<ReturnType<typeof running>>) => void} [meanwhile] between the two, done with the run going on
     */
    async function jump(meanwhile) {
      freshPage();
      const made = await running();
      made.area.keyDown('Space');
      page.frames.frames(5);
      meanwhile?.(made);
      assert.equal(made.player.state, 'running');
      const before = made.figure.elapsed;
      for (let i = 0; i < 60 && made.figure.elapsed < before + 40 / 60 - 1e-9; i++) page.frames.frame();
      assert.ok(made.figure.elapsed > before + 0.6, 'he runs on');
      return made.figure.hash();
    }

    for (const [how, interrupt] of interruptions) {
      it(`${how}: the jump button holds it on`, async () => {
        const interrupted = await jump((made) => {
          interrupt(made);
          assert.equal(made.player.state, 'paused');
          page.frames.frames(20);
          made.area.keyDown('Space');
        });
        assert.equal(interrupted, await jump(), 'as if nothing had been');
      });

      it(`${how}: another button lets it go`, async () => {
        const interrupted = await jump((made) => {
          interrupt(made);
          made.area.keyDown('Enter');
        });
        assert.equal(interrupted, await jump(({ area }) => area.keyUp('Space')));
        assert.notEqual(interrupted, await jump());
      });
    }

    it('held all through P, it is held', async () => {
      const interrupted = await jump(({ area }) => {
        for (let i = 0; i < 2; i++) {
          area.keyDown('KeyP');
          area.keyUp('KeyP');
        }
      });
      assert.equal(interrupted, await jump());
    });

    it('where play() goes on, what is up is up', async () => {
      const interrupted = await jump(({ area, player }) => {
        area.blur();
        area.focus();
        player.play();
      });
      assert.equal(interrupted, await jump(({ area }) => area.keyUp('Space')));
    });
  });

  it('waits when its gamepad goes away (case 54)', async () => {
    const { area, player, figure } = await running();
    area.view.pads = [fakePad(0)];
    page.frames.frames(31);
    assert.equal(told(figure).at(-1), 'press(Jump)');
    const { distance } = player;
    area.view.pads = [];
    page.frames.frame();
    assert.equal(player.state, 'paused');
    assert.equal(player.distance, distance, 'in that very frame');
    assert.ok(waits());
    area.keyDown('Space');
    page.frames.frames(3);
    assert.equal(player.state, 'running');
  });

  it('waits when the focus goes without a word, as in Firefox when it is moved in the page (case 54)', async () => {
    const { area, player } = await running();
    area.focused = false;
    page.frames.frames(2);
    assert.equal(player.state, 'paused');
    assert.ok(waits());
    area.focus();
    area.keyDown('Space');
    page.frames.frames(3);
    assert.equal(player.state, 'running');
  });

  it('starts paused on a still frame under reduced motion, shakes nothing then, and starts with one press (case 6)', async () => {
    page.window.setMedia(REDUCED, true);
    const { area, player, figure } = await ready();
    assert.equal(player.state, 'ready');
    assert.ok(waits());
    assert.equal(page.frames.called, 0);
    area.keyDown('Space');
    page.frames.frames(3);
    assert.equal(player.state, 'running');
    assert.equal(figure.parameter('shake'), 0);
  });

  it('shakes unless the person prefers reduced motion', async () => {
    const { figure } = await running();
    assert.equal(figure.parameter('shake'), 1);
  });

  it('plays by touch: a tap starts, halves jump and thrust; no swipe scrolls while it plays (case 10)', async () => {
    const { area, player, figure } = await ready();
    assert.equal(area.style.touchAction, '');
    area.pointer('pointerdown', 1, 500);
    area.pointer('pointerup', 1, 500);
    area.pointer('click', 1, 500);
    page.frames.frames(3);
    assert.equal(player.state, 'running');
    assert.equal(area.style.touchAction, 'none');
    area.pointer('pointerdown', 2, 200);
    area.pointer('pointerdown', 3, 700);
    page.frames.frames(2);
    assert.deepEqual(told(figure).slice(-2), ['press(Jump)', 'press(Thrust)']);
    crash(player);
    page.frames.frame();
    assert.equal(area.style.touchAction, '');
  });

  it('plays by gamepad: start, jump, pause, on, again', async () => {
    const { area, player, figure } = await ready();
    const press = (/** @type {number} */ button, frames = 3) => {
      for (const pad of [fakePad(button), fakePad()]) {
        area.view.pads = [pad];
        if (waits()) area.view.tick();
        page.frames.frames(frames);
      }
    };
    press(9, 31); // without a gamepad, it looks for one only now and then
    assert.equal(player.state, 'running');
    press(0);
    press(2);
    assert.ok(['press(Jump)', 'press(Thrust)'].every((call) => figure.calls.includes(call)));
    press(9);
    assert.equal(player.state, 'paused');
    assert.ok(waits());
    press(0);
    assert.equal(player.state, 'running');
    crash(player);
    page.frames.frames(60);
    press(2);
    assert.equal(player.state, 'running');
  });

  it('asks no gamepad while it has not the focus', async () => {
    const { area } = await running();
    area.view.pads = [fakePad()];
    page.frames.frames(31);
    area.blur();
    const { asked } = area.view;
    area.view.tick();
    page.frames.frames(60);
    assert.equal(area.view.asked, asked);
    assert.equal(area.view.timers.size, 0);
  });

  it('keeps the best score, calm ones apart, and tells when it is beaten', async () => {
    const { area, player, figure, memory } = await running();
    crash(player);
    page.frames.frames(60);
    const first = player.score;
    assert.ok(first > 50);
    assert.deepEqual([player.best, player.beaten, memory.get('best')], [first, true, String(first)]);
    player.calm = true;
    assert.equal(figure.parameter('calm'), 1);
    area.keyDown('Enter');
    page.frames.frames(2);
    assert.deepEqual([player.best, player.beaten], [0, false]);
    crash(player);
    assert.equal(memory.get('best'), String(first));
    assert.equal(memory.get('best-calm'), String(player.score));
  });

  it('shows a run from text, which beats no score; a broken one changes nothing and says where', async () => {
    const text = runToTheEnd();
    const { player, memory } = await ready();
    assert.match(player.watch('rubbish'), /^line 1\b/);
    assert.equal(player.state, 'ready');
    assert.equal(player.watch(text), '');
    assert.equal(player.state, 'running');
    assert.equal(player.watching, true);
    crash(player);
    assert.equal(memory.get('best'), null);
    assert.equal(player.beaten, false);
  });

  it('a run from text waits for the focus and a press', async () => {
    const text = runToTheEnd();
    const { area, player } = await ready();
    area.blur();
    assert.equal(player.watch(text), '');
    assert.equal(player.state, 'paused');
    area.focus();
    assert.ok(waits());
    area.keyDown('Space');
    page.frames.frames(2);
    assert.deepEqual([player.state, player.watching], ['running', true]);
  });

  it('remapped keys count from the next one on', async () => {
    const { area, player, figure } = await running();
    player.keys = { ...player.keys, jump: ['KeyJ'] };
    assert.equal(area.keyDown('Space'), true);
    assert.equal(area.keyDown('KeyJ'), false);
    assert.equal(told(figure).at(-1), 'press(Jump)');
  });

  it('refuses what is wrong, and names it', async () => {
    assert.throws(() => make({ seed: 1.5 }), /RangeError: options.seed must be a whole number/);
    assert.throws(() => make({ seed: 'x' }), /TypeError: options.seed must be a number/);
    assert.throws(() => make({ area: {} }), /TypeError: options.area must be an element/);
    assert.throws(() => make({ calm: 1 }), /TypeError: options.calm must be true or false/);
    assert.throws(() => make({ keys: { jump: ['Space'] } }), /TypeError: options.keys.thrust must be a list/);
    assert.throws(
      () => make({ memory: {} }),
      /TypeError: options.memory must be an object with get\(\) and set/,
    );
    assert.throws(() => make({ hard: true }), /options.hard is not an option/);
    const { player } = await ready();
    assert.throws(() => player.press(/** @type {any} */ ('fly')), /RangeError: button must be one of/);
    const { keys } = player;
    assert.throws(() => {
      player.keys = { ...keys, jump: keys.thrust };
    }, /RangeError: keys.thrust must not have 'KeyF'/);
    assert.equal(player.keys, keys);
    assert.throws(() => player.setNextSeed(-1), /RangeError: seed must be a number/);
    assert.throws(() => player.watch(/** @type {any} */ (5)), /TypeError: text must be a string/);
    assert.throws(() => {
      player.calm = /** @type {any} */ ('yes');
    }, /TypeError: calm must be true or false/);
  });

  it('does nothing before it is loaded, and takes no key', () => {
    const { area, player } = make();
    area.focus();
    assert.equal(area.keyDown('Space'), true);
    player.press('jump');
    player.release('jump');
    player.calm = true;
    assert.deepEqual([player.state, player.score, player.replay, player.combo], ['loading', 0, '', 1]);
  });

  it('says why it could not be loaded, and tries again', async () => {
    const { player, events } = make();
    await loader.fail(new Error('no way'));
    assert.deepEqual(events, ['error']);
    const again = player.load();
    await loader.succeed();
    await again;
    assert.equal(player.state, 'ready');
  });

  it('may be destroyed by whoever hears of what a frame brings, and is not touched again', async () => {
    /** @type {Record<string, (made: any) => void>} */
    const frames = {
      pause: ({ area }) => {
        area.view.pads = [fakePad(9)];
        page.frames.frames(31);
      },
      crash: ({ player }) => {
        for (let i = 0; i < 60 && !player.destroyed; i++) page.frames.frame(200);
      },
      statechange: ({ area }) => {
        area.view.pads = [fakePad(9)];
        page.frames.frames(31);
      },
    };
    for (const [event, happen] of Object.entries(frames)) {
      let after = 0;
      const made = await running({ onFrame: (/** @type {any} */ player) => player.destroyed && after++ });
      let drawn = 0;
      const { calls } = made.canvas.context;
      made.player.addEventListener(event, () => {
        made.player.destroy();
        drawn = calls.length;
      });
      happen(made);
      page.frames.frames(3);
      assert.deepEqual(
        [after, calls.length - drawn, page.reported, module.liveObjects()],
        [0, 0, [], 0],
        event,
      );
    }
  });

  it('leaves nothing behind, however often it is made', async () => {
    for (let i = 0; i < 200; i++) {
      const { player, area } = await running();
      player.destroy();
      player.destroy();
      assert.equal(area.attributes.size, 0);
      assert.equal(area.style.touchAction, '');
      assert.equal(area.keyDown('Space'), true);
      module.figures.length = 0;
    }
    await settled();
    assert.equal(module.liveObjects(), 0);
    assert.equal(page.window.attached, 0);
    assert.ok(waits());
    assert.deepEqual(page.reported, []);
  });
});
