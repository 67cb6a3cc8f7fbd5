/**
 * Draws short threads that drift behind a page's head. Their number is 5 % of the window's width in pixels, at
 * most 100 (spec sections 2 and 9). The animation stops off screen and under reduced motion.
 */
export function animateParticles(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let ends: { x: number; y: number; turn: number; length: number; speed: number }[] = [];
  let frame = 0;
  let seen = false;

  new ResizeObserver(fit).observe(canvas);
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    run();
  }).observe(canvas);
  still.addEventListener('change', run);

  function fit(): void {
    canvas.width = canvas.clientWidth * devicePixelRatio;
    canvas.height = canvas.clientHeight * devicePixelRatio;
    const count = Math.min(100, Math.floor(innerWidth * 0.05));
    canvas.dataset.particles = String(count);
    ends = Array.from({ length: count }, () => ({
      x: Math.random(),
      y: Math.random(),
      turn: Math.random() * 6,
      length: 5 + Math.random() * 9,
      speed: 0.2 + Math.random(),
    }));
    draw();
  }

  function run(): void {
    cancelAnimationFrame(frame);
    if (seen && !still.matches) frame = requestAnimationFrame(step);
  }

  function step(): void {
    for (const end of ends) {
      end.x = (end.x + end.speed / 9000) % 1;
      end.y = (end.y + end.speed / 14000) % 1;
      end.turn += end.speed / 400;
    }
    draw();
    run();
  }

  function draw(): void {
    if (!context) return;
    const { clientWidth: width, clientHeight: height } = canvas;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.strokeStyle = getComputedStyle(canvas).color;
    context.lineWidth = 1.6;
    context.lineCap = 'round';
    context.beginPath();
    for (const { x, y, turn, length } of ends) {
      const left = x * width;
      const top = y * height;
      const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
      context.moveTo(left - dx, top - dy);
      context.quadraticCurveTo(left + dy / 2, top - dx / 2, left + dx, top + dy);
    }
    context.stroke();
  }
}
