/**
 * Stand in for the cast's embind classes where only the shell is tested: same calls, one circle to draw, a note of
 * each call, and an error for whoever touches a deleted one.
 */
class FakeFigure {
  /** @type {string[]} */
  calls = [];
  /** @type {Map<string, number>} */
  parameters;
  elapsed = 0;
  width = 0;
  list = new Float32Array([8, 3, 0, 1, 3, 100, 100, 20]);
  #deleted = false;
  /** @type {ReturnType<typeof fakeWorld>} */
  #module;

  /** @param {ReturnType<typeof fakeWorld>} module @param {Record<string, number>} parameters */
  constructor(module, parameters) {
    this.#module = module;
    this.parameters = new Map(Object.entries(parameters));
    module.figures.push(this);
    module.alive++;
  }

  /** @param {string} name @param {...number} values */
  note(name, ...values) {
    if (this.#deleted) throw new Error(`${name} after delete()`);
    this.calls.push(`${name}(${values.map((value) => Number(value.toFixed(3))).join(', ')})`);
  }

  /** @param {number} dt */
  step(dt) {
    this.note('step', dt);
    this.elapsed += dt;
  }
  drawList() {
    this.note('drawList');
    return this.list;
  }
  /** @param {number} width */
  setView(width) {
    this.note('setView', width);
    this.width = width;
  }
  groundY() {
    this.note('groundY');
    return 400;
  }
  /** @param {string} name */
  parameter(name) {
    return this.parameters.get(name) ?? Number.NaN;
  }
  /** @param {string} name @param {number} value */
  setParameter(name, value) {
    this.note(`setParameter ${name}`, value);
    if (!this.parameters.has(name) || Number.isNaN(value)) return false;
    this.parameters.set(name, value);
    return true;
  }
  delete() {
    this.note('delete');
    this.#deleted = true;
    this.#module.alive--;
  }
}

class FakeHanging extends FakeFigure {
  anchor = { x: 300, y: 60 };
  maxStretch() {
    this.note('maxStretch');
    return 1.05;
  }
  meanStretch() {
    return 1.0123;
  }
  /** @param {number} substeps */
  setSubsteps(substeps) {
    return this.setParameter('substeps', substeps);
  }
  anchorX() {
    return this.anchor.x;
  }
  anchorY() {
    return this.anchor.y;
  }
  /** @param {number} x @param {number} y */
  setAnchor(x, y) {
    this.note('setAnchor', x, y);
    this.anchor = { x, y };
    return true;
  }
  resetAnchor() {
    this.note('resetAnchor');
    this.anchor = { x: this.width / 2, y: 60 };
  }
}

/** A module as the factory would resolve it. */
export function fakeWorld() {
  const module = {
    alive: 0,
    /** @type {any[]} */
    figures: [],
    liveObjects: () => module.alive,
    Rope: class extends FakeHanging {
      /** @param {number} points @param {number} spacing */
      constructor(points, spacing) {
        super(module, { iterations: 12, gravity: 980, damping: 0.99, showPoints: 0 });
        this.note('new', points, spacing);
        this.count = points;
      }
      points() {
        return new Float32Array(2 * this.count);
      }
      endHeight() {
        return 341.6;
      }
    },
    Cloth: class extends FakeHanging {
      /** @param {number} columns @param {number} rows @param {number} spacing */
      constructor(columns, rows, spacing) {
        super(module, {
          iterations: 12,
          substeps: 4,
          gravity: 980,
          damping: 0.99,
          windX: 900,
          gusts: 0.6,
          bareLines: 0,
        });
        this.note('new', columns, rows, spacing);
      }
    },
    Walker: class extends FakeFigure {
      constructor() {
        super(module, { angularSpeed: 2, limbs: 0, construction: 0 });
      }
      /** @param {number} x */
      setHip(x) {
        this.note('setHip', x);
        return true;
      }
      /** @param {number} speed */
      setAngularSpeed(speed) {
        this.note('setAngularSpeed', speed);
        return true;
      }
      contacts() {
        return 2;
      }
    },
  };
  return module;
}
