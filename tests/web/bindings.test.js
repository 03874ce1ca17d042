import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'node:test';
import {
  ACTIONS,
  DrawKind,
  enumMember,
  JOINTS,
  PLAYED_ONCE,
  SPEED_RANGE,
  STYLES,
  UNITS_HIGH,
} from '../../web/src/core/names.js';
import { enumMembers } from './enum-members.js';

const source = new URL('../../web/src/core/', import.meta.url);
const TICK = 1 / 120;

/** @type {import('../../web/src/core/core.js').CoreModule} */
let core;

/** Runs a test with a figure of its own. @param {(figure: import('../../web/src/core/core.js').Stickman) => void} test */
const withFigure = (test) => () => {
  const figure = new core.Stickman();
  try {
    test(figure);
  } finally {
    figure.delete();
  }
};

/**
 * The records of a draw list, which is checked on the way.
 * @param {Float32Array} list
 */
function records(list) {
  const found = [];
  assert.ok(list[0] >= 1 && list[0] <= list.length, `${list[0]} floats in use of ${list.length}`);
  let at = 1;
  while (at < list[0]) {
    const [kind, style, alpha, count] = list.subarray(at, at + 4);
    found.push({ kind, style, alpha, payload: list.slice(at + 4, at + 4 + count) });
    at += 4 + count;
  }
  assert.equal(at, list[0]);
  return found;
}

describe('bindings', () => {
  before(async () => {
    const { default: createCore } = await import(new URL('core.js', source).href);
    core = await createCore({ wasmBinary: await readFile(new URL('core.wasm', source)) });
  });

  it('know every action by the name page authors write, in the same order, and no other', () => {
    assert.deepEqual(enumMembers(core.Action), ACTIONS.map(enumMember));
  });

  for (const action of ACTIONS) {
    const once = PLAYED_ONCE.includes(action);
    it(
      `${once ? 'end by themselves' : 'go on'}: ${action}`,
      withFigure((figure) => {
        figure.setAction(core.Action[enumMember(action)]);
        for (let i = 0; i < 15 / TICK; i++) figure.buildPose(TICK);
        assert.equal(figure.endedActions(), once ? 1 : 0);
      }),
    );
  }

  it(
    'begin standing, facing right, nothing run',
    withFigure((figure) => {
      assert.equal(figure.action(), core.Action.Idle);
      assert.deepEqual(
        [figure.tick(), figure.groundSpeed(), figure.distance(), figure.contacts()],
        [0, 0, 0, 3],
      );
      const [footNear, footFar, head] = ['footNear', 'footFar', 'head'].map((name) => point(figure, name));
      assert.ok(
        Math.abs(footNear.y - figure.groundY()) < 0.05 && Math.abs(footFar.y - figure.groundY()) < 0.05,
      );
      assert.ok(head.y < figure.groundY() - 130, `head at ${head.y}`);
    }),
  );

  it(
    'give a joint for each name, head up',
    withFigure((figure) => {
      figure.buildPose(TICK);
      assert.equal(figure.pose().length, 2 * JOINTS.length);
      const y = (/** @type {string} */ name) => point(figure, name).y;
      assert.ok(y('head') < y('chest') && y('chest') < y('pelvis') && y('pelvis') < y('kneeNear'));
      assert.ok(y('kneeFar') < y('footFar') && y('shoulder') < y('elbowNear'));
    }),
  );

  it(
    'keep the ground inside the drawing space',
    withFigure((figure) => {
      assert.ok(figure.groundY() > UNITS_HIGH / 2 && figure.groundY() < UNITS_HIGH);
    }),
  );

  it(
    'advance in ticks of 1/120 s; bad times advance nothing (case 23)',
    withFigure((figure) => {
      figure.buildPose(1 / 30);
      assert.equal(figure.tick(), 4);
      figure.buildPose(1000);
      assert.equal(figure.tick(), 8, 'clamped to 1/30 s');
      const hash = figure.hash();
      for (const dt of [0, -1, Number.NaN, Number.NEGATIVE_INFINITY]) figure.buildPose(dt);
      assert.deepEqual([figure.tick(), figure.hash()], [8, hash]);
    }),
  );

  it(
    'hash in 16 hex digits, differently tick by tick, the same for the same commands',
    withFigure((figure) => {
      const other = new core.Stickman();
      const seen = new Set();
      for (const each of [figure, other]) each.setAction(core.Action.Run);
      for (let i = 0; i < 240; i++) {
        for (const each of [figure, other]) each.buildPose(TICK);
        assert.match(figure.hash(), /^[0-9a-f]{16}$/);
        assert.equal(figure.hash(), other.hash());
        seen.add(figure.hash());
      }
      other.delete();
      assert.equal(seen.size, 240);
    }),
  );

  it(
    'take what is right',
    withFigure((figure) => {
      assert.equal(figure.setAction(core.Action.Walk), true);
      assert.equal(figure.action(), core.Action.Walk);
      for (const gait of [0, 0.5, 1]) assert.equal(figure.setGait(gait), true);
      for (const speed of [SPEED_RANGE.min, 0, SPEED_RANGE.max, 1e30])
        assert.equal(figure.setSpeed(speed), true);
      assert.equal(figure.setFacing(-1), true);
      assert.equal(figure.setFacing(1), true);
      assert.equal(figure.setGround(200, 400), true);
      assert.equal(figure.groundY(), 400);
    }),
  );

  it(
    'refuse NaN and a facing of 0, and change nothing',
    withFigure((figure) => {
      figure.setAction(core.Action.Walk);
      for (let i = 0; i < 100; i++) figure.buildPose(TICK);
      const twin = new core.Stickman();
      twin.setAction(core.Action.Walk);
      for (let i = 0; i < 100; i++) twin.buildPose(TICK);
      assert.equal(figure.setGait(Number.NaN), false);
      assert.equal(figure.setSpeed(Number.NaN), false);
      assert.equal(figure.setGround(Number.NaN, 400), false);
      assert.equal(figure.setGround(200, Number.NaN), false);
      for (const facing of [0, Number.NaN]) assert.equal(figure.setFacing(facing), false);
      for (let i = 0; i < 100; i++) {
        figure.buildPose(TICK);
        twin.buildPose(TICK);
      }
      assert.equal(figure.hash(), twin.hash());
      twin.delete();
    }),
  );

  it(
    'refuse what is no action, and change nothing',
    withFigure((figure) => {
      figure.setAction(core.Action.Walk);
      for (const none of [99, 1, 'walk', null, undefined, {}, { value: 2 }, { value: 99 }]) {
        assert.equal(figure.setAction(/** @type {any} */ (none)), false, `${none}`);
        assert.equal(figure.action(), core.Action.Walk);
      }
    }),
  );

  it(
    'name their parameters, clamp them, and refuse NaN and unknown names',
    withFigure((figure) => {
      const names = figure.parameterNames();
      assert.ok(Array.isArray(names) && names.length > 0);
      assert.equal(new Set(names).size, names.length);
      for (const name of names) {
        const value = figure.parameter(name);
        assert.ok(Number.isFinite(value), name);
        assert.equal(figure.setParameter(name, Number.NaN), false, name);
        assert.equal(figure.parameter(name), value, name);
        assert.equal(figure.setParameter(name, 1e300), true, name);
        assert.ok(Number.isFinite(figure.parameter(name)) && figure.parameter(name) < 1e300, name);
        assert.equal(figure.setParameter(name, value), true, name);
        assert.equal(figure.parameter(name), value, name);
      }
      assert.ok(Number.isNaN(figure.parameter('no such thing')));
      assert.equal(figure.setParameter('no such thing', 1), false);
    }),
  );

  for (const action of ACTIONS) {
    it(
      `pack a draw list that the renderer understands: ${action}`,
      withFigure((figure) => {
        figure.setView(700);
        figure.setAction(core.Action[enumMember(action)]);
        for (let i = 0; i < 300; i++) {
          figure.buildPose(TICK);
          for (const { kind, style, alpha, payload } of records(figure.drawList())) {
            assert.ok(Object.values(DrawKind).includes(/** @type {any} */ (kind)), `kind ${kind}`);
            assert.ok(style in STYLES, `style ${style}`);
            assert.ok(alpha >= 0 && alpha <= 1, `alpha ${alpha}`);
            assert.ok(payload.every(Number.isFinite));
          }
        }
        const far = records(figure.drawList()).filter(({ style }) => STYLES[style] === 'far');
        assert.ok(far.length > 0 && far.every(({ alpha }) => Math.abs(alpha - 0.42) < 0.01));
      }),
    );
  }

  it(
    'keep one view across frames',
    withFigure((figure) => {
      const list = figure.drawList();
      const before = list.slice();
      figure.setAction(core.Action.Run);
      for (let i = 0; i < 60; i++) figure.buildPose(TICK);
      assert.notEqual(list.byteLength, 0);
      assert.notDeepEqual(list, before, 'the view shows the present list');
      assert.deepEqual(figure.drawList(), list);
    }),
  );

  it('mirror exactly when facing left (case 27)', () => {
    const right = new core.Stickman();
    const left = new core.Stickman();
    const anchor = 300;
    for (const figure of [right, left]) {
      figure.setView(600);
      figure.setGround(anchor, 380);
      figure.setAction(core.Action.Walk);
    }
    left.setFacing(-1);
    for (let i = 0; i < 400; i++) {
      if (i === 200) for (const figure of [right, left]) figure.setAction(core.Action.Run);
      for (const figure of [right, left]) figure.buildPose(TICK);
      if (i < 2) continue; // the turn shows from the next tick on
      const a = right.pose();
      const b = left.pose();
      for (let joint = 0; joint < JOINTS.length; joint++) {
        assert.ok(
          Math.abs(a[2 * joint] - anchor - (anchor - b[2 * joint])) < 1e-4,
          `${JOINTS[joint]} at tick ${i}`,
        );
        assert.equal(a[2 * joint + 1], b[2 * joint + 1]);
      }
    }
    assert.equal(left.distance(), -right.distance());
    right.delete();
    left.delete();
  });

  it('show the same at 30, 60, 120, 144, 165 and 240 Hz (case 5)', () => {
    const ends = [30, 60, 120, 144, 165, 240].map((rate) => {
      const figure = new core.Stickman();
      figure.setAction(core.Action.Walk);
      const hashes = [];
      for (let frame = 1; frame <= 10 * rate; frame++) {
        figure.buildPose(1 / rate);
        if (frame === 5 * rate) figure.setAction(core.Action.Run);
        if (frame % rate === 0) hashes.push(figure.hash());
      }
      const shown = { ticks: figure.tick(), hashes, distance: figure.distance(), pose: [...figure.pose()] };
      figure.delete();
      return shown;
    });
    for (const end of ends) {
      assert.equal(end.ticks, 1200);
      assert.deepEqual(end.hashes, ends[0].hashes);
      assert.ok(Math.abs(end.distance - ends[0].distance) < 1e-6);
      end.pose.forEach((value, i) => {
        assert.ok(Math.abs(value - ends[0].pose[i]) < 1e-3);
      });
    }
  });

  it('keep the number of live objects flat over 1,000 figures', () => {
    const before = core.liveObjects();
    for (let i = 0; i < 1000; i++) {
      const figure = new core.Stickman();
      figure.buildPose(TICK);
      assert.equal(core.liveObjects(), before + 1);
      figure.delete();
    }
    assert.equal(core.liveObjects(), before);
  });

  it('keep views honest when memory grows', () => {
    const first = new core.Stickman();
    first.setAction(core.Action.Run);
    const list = first.drawList();
    const { buffer } = list;
    /** @type {import('../../web/src/core/core.js').Stickman[]} */
    const crowd = [];
    while (list.byteLength > 0 && crowd.length < 20_000) crowd.push(new core.Stickman());
    assert.equal(list.byteLength, 0, `${crowd.length} figures did not make the memory grow`);
    assert.notEqual(first.drawList().buffer, buffer);
    first.buildPose(TICK);
    assert.ok(records(first.drawList()).length > 5);
    assert.equal(first.pose().length, 2 * JOINTS.length);
    for (const figure of [first, ...crowd]) figure.delete();
  });
});

/**
 * @param {import('../../web/src/core/core.js').Stickman} figure
 * @param {string} name
 */
function point(figure, name) {
  const at = 2 * JOINTS.indexOf(name);
  const pose = figure.pose();
  return { x: pose[at], y: pose[at + 1] };
}
