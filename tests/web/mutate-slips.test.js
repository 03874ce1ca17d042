import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tokensOf } from '../tools/mutate/cpp-tokens.mjs';
import { drawn } from '../tools/mutate/draw.mjs';
import { wholeNumbers } from '../tools/mutate/expressions.mjs';
import { KINDS, slipsIn } from '../tools/mutate/slips.mjs';

/** All slips of a kind in a source, as the sources they make. */
function planted(source, kind) {
  const tokens = tokensOf(source);
  const names = new Set(tokens.filter(({ type }) => type === 'word').map(({ text }) => text));
  return slipsIn({ source, tokens, names, wholes: wholeNumbers(tokens) })
    .filter((slip) => slip.kind === kind)
    .map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));
}

/** Bodies that a function has with each slip of a kind. */
const bodies = (body, kind) =>
  planted(`void f() { ${body} }\n`, kind).map((source) => source.slice('void f() { '.length, -' }\n'.length));

/** [kind, what is written, what it is mistaken for: all of it] */
const SLIPS = [
  ['sign', 'a = b + c;', ['a = b - c;']],
  ['sign', 'a -= b;', ['a += b;']],
  ['sign', 'a = -b;', ['a = b;']],
  ['sign', 'return f(-1.0 - b);', ['return f(1.0 - b);', 'return f(-1.0 + b);']],
  ['factor', 'x += v * dt;', ['x += v;', 'x += dt;', 'x += v / dt;']],
  ['factor', 'v = (x - y.last[i]) / dt;', ['v = (x - y.last[i]);', 'v = (x - y.last[i]) * dt;']],
  ['factor', 'a = f(b) * c.d(e);', ['a = f(b);', 'a = c.d(e);', 'a = f(b) / c.d(e);']],
  [
    'factor',
    'a = static_cast<double>(n) * h;',
    ['a = static_cast<double>(n);', 'a = h;', 'a = static_cast<double>(n) / h;'],
  ],
  ['term', 'a = b + c * d - e;', ['a = b - e;', 'a = b + c * d;']],
  ['comparison', 'double a; if (a < b) g();', ['double a; if (a > b) g();']],
  ['comparison', 'int a; if (a < b) g();', ['int a; if (a <= b) g();', 'int a; if (a > b) g();']],
  ['comparison', 'if (a >= 0.0) g();', ['if (a > 0.0) g();', 'if (a <= 0.0) g();']],
  ['comparison', 'std::array<int, 3> a; b = i == 2;', ['std::array<int, 3> a; b = i != 2;']],
  ['logic', 'if (a && !b) g();', ['if (!(a && !b)) g();', 'if (a && b) g();', 'if (a || !b) g();']],
  ['logic', 'a = true;', ['a = false;']],
  ['side', 'g(nearFoot, farFoot);', ['g(farFoot, farFoot);', 'g(nearFoot, nearFoot);']],
  ['side', 'g(nearFoot);', []],
  [
    'function',
    'a = minimum(b, maximum(c, d));',
    ['a = maximum(b, maximum(c, d));', 'a = minimum(b, minimum(c, d));'],
  ],
  ['axis', 'p.x = q.y;', ['p.y = q.y;', 'p.x = q.x;']],
  ['stale', 'g(speed, speedBefore);', ['g(speedBefore, speedBefore);', 'g(speed, speed);']],
  ['stale', 'previous_ = current_;', ['current_ = current_;', 'previous_ = previous_;']],
  ['stale', 'a = b; c = a;', ['c = a; a = b;']],
  ['stale', 'a = b; c = d;', []],
  ['stale', 'tick(state.legs, a); show(state);', ['show(state); tick(state.legs, a);']],
  ['stale', 'list.point(a); list.end();', ['list.end(); list.point(a);']],
  ['stale', 'a[i] = b; c[i] = a[i];', ['c[i] = a[i]; a[i] = b;']],
  ['stale', 'a.near.y = b; a.far.y = c;', []],
  ['stale', 'a.near.y = b; a.far.y = a.near.y;', ['a.far.y = a.near.y; a.near.y = b;']],
  ['stale', 'pose[kHead] = b; pose[kNose] = c;', []],
  ['stale', 'move(state.nearFoot, a); move(state.farFoot, a);', []],
  [
    'removed',
    'clanked_ = false; overFor_ += dt; reset(state);',
    [
      '; overFor_ += dt; reset(state);',
      'clanked_ = false; ; reset(state);',
      'clanked_ = false; overFor_ += dt; ;',
    ],
  ],
  ['removed', 'const double a = 1.0; Foot foot = b; Foot& left = c; return;', []],
  ['removed', 'for (int i = 0; i < n; ++i) a[i] = 0;', ['for (int i = 0; i < n; ++i) ;']],
  ['index', 'a = b[i];', ['a = b[i + 1];', 'a = b[i - 1];']],
  ['index', 'a = b[i - 1];', ['a = b[i];', 'a = b[i - 1 - 1];']],
  ['index', 'double b[8]; auto g = [x](int y) { return y; };', []],
  [
    'arguments',
    'a = lerp(b, c.d(e, f), t);',
    ['a = lerp(c.d(e, f), b, t);', 'a = lerp(b, t, c.d(e, f));', 'a = lerp(b, c.d(f, e), t);'],
  ],
  ['constant', 'a = 6.0;', ['a = 9.000000e+0;', 'a = 4.000000e+0;']],
  ['constant', 'a = b[2U];', ['a = b[3U];', 'a = b[1U];']],
  ['branches', 'a = b ? c : d + e;', ['a = b ? d + e : c;']],
  ['call', 'a = wrapUnit(b + c);', ['a = (b + c);']],
];

describe('slips', () => {
  for (const [kind, body, expected] of SLIPS) {
    it(`${kind} in ${body}`, () => assert.deepEqual(bodies(body, kind), expected));
  }

  it('has an example of every kind', () => {
    assert.deepEqual(new Set(SLIPS.map(([kind]) => kind)), new Set(Object.keys(KINDS)));
  });

  it('leaves alone what does not run', () => {
    const source = `#include "a-b.hpp"
#define TWICE(x) \\
  (2 * x + 1)
// a = b + 1;
/* a = b * 2; */
enum class Foot { kNear = 1, kFar = 2 };
double near(double far, int n[2]);
struct Leg { double near; double far; void lift(double near, double far) const; };
static_assert(sizeof(Leg) == 16, "1 + 1");
`;
    for (const kind of Object.keys(KINDS)) assert.deepEqual(planted(source, kind), [], kind);
    assert.deepEqual(bodies('a = "1 + 1"; b = \'-\'; // c = -d;\n', 'sign'), []);
  });

  it('changes constants, what members start with, and bodies inside a class', () => {
    const source = `namespace a {
constexpr double kHigh = 2.0;
class B {
 public:
  B() : c_(4.0) {}
  double d() const { return 8.0; }
  double c_ = 16.0;
};
}
`;
    const values = planted(source, 'constant').map((made) => made.match(/\d\.\d{6}e\+\d/)?.[0]);
    assert.deepEqual(
      values,
      [2, 4, 8, 16].flatMap((v) => [(v * 1.5).toExponential(6), (v / 1.5).toExponential(6)]),
    );
  });
});

describe('drawing of slips', () => {
  const candidates = Array.from({ length: 400 }, (_, i) => ({
    file: 'a.cpp',
    kind: i < 300 ? 'constant' : 'sign',
    line: i < 200 ? 1 : i,
  }));

  it('is the same for the same seed, another for another, and draws everything once', () => {
    const one = [...drawn(candidates, 7)];
    assert.deepEqual(one, [...drawn(candidates, 7)]);
    assert.notDeepEqual(one, [...drawn(candidates, 8)]);
    assert.equal(new Set(one).size, candidates.length);
  });

  it('is crowded out neither by a kind nor by a line that has many', () => {
    const first = Array.from({ length: 200 }, (_, seed) => drawn(candidates, seed).next().value);
    const signs = first.filter(({ kind }) => kind === 'sign').length;
    assert.ok(signs > 80 && signs < 140, `${signs} of 200 are signs, 10 of 18 by weight`);
    assert.ok(first.filter(({ line }) => line === 1).length < 10);
  });
});
