// Values that follow a target without overshooting (critically damped), step by exact step.

const SETTLED = 1e-6;

/** Where `from` ({ value, velocity }) is after `dt` seconds on its way to `target`. */
export function approach(from, target, rate, dt) {
  const offset = from.value - target;
  const slope = from.velocity + rate * offset;
  const decay = Math.exp(-rate * dt);
  const rest = (offset + slope * dt) * decay;
  const velocity = (slope - rate * (offset + slope * dt)) * decay;
  if (Math.abs(rest) < SETTLED && Math.abs(velocity) < SETTLED) return { value: target, velocity: 0 };
  return { value: target + rest, velocity };
}

/** The way covered meanwhile, when the value is a speed. */
export function wayCovered(from, target, rate, dt) {
  const offset = from.value - target;
  const slope = from.velocity + rate * offset;
  const whole = offset / rate + slope / rate ** 2;
  return target * dt + whole - Math.exp(-rate * dt) * (whole + (slope * dt) / rate);
}
