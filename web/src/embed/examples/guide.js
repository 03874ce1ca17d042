const guide = document.querySelector('#guide');
let before = scrollY;
let rest;

addEventListener('scroll', () => {
  const moved = scrollY - before;
  before = scrollY;
  if (moved === 0) return;
  guide.facing = moved > 0 ? 1 : -1;
  guide.speed = Math.min(1000, 60 + 10 * Math.abs(moved));
  clearTimeout(rest);
  rest = setTimeout(() => (guide.action = 'idle'), 200);
});

addEventListener('pointermove', ({ clientX }) => {
  const { left, width } = guide.getBoundingClientRect();
  guide.facing = clientX < left + width / 2 ? -1 : 1;
});

guide.addEventListener('click', () => (guide.action = 'jump'));
