/**
 * Lets short threads drift behind a page's head. Their number is 5 % of the window's width in pixels, at most 100 (spec
 * sections 2 and 9). Only transforms are animated, so the main thread stays free. The animation stops while off screen,
 * under reduced motion, and while paused by the visitor (WCAG 2.2.2).
 * @param head a size container, followed by the button that pauses the threads
 */
export function animateParticles(head: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const button = head.nextElementSibling as HTMLButtonElement;
  let seen = false;
  let paused = false;

  new ResizeObserver(fill).observe(head);
  new IntersectionObserver((changes) => {
    // The last entry is the current state.
    seen = changes.at(-1)?.isIntersecting ?? false;
    run();
  }).observe(head);
  still.addEventListener('change', run);
  button.addEventListener('click', () => {
    paused = !paused;
    const { resume = '' } = button.dataset;
    button.dataset.resume = button.textContent;
    button.textContent = resume;
    run();
  });

  function fill(): void {
    const count = Math.min(100, Math.floor(innerWidth * 0.05));
    head.dataset.particles = String(count);
    while (head.childElementCount > count) head.lastElementChild?.remove();
    while (head.childElementCount < count) head.append(thread());
    run();
  }

  function run(): void {
    for (const animation of head.getAnimations({ subtree: true })) {
      if (seen && !paused && !still.matches) animation.play();
      else animation.pause();
    }
    button.hidden = still.matches;
  }
}

/** Creates a thread that drifts to the right while turning and sinking, starting at a random point of its path. */
function thread(): HTMLElement {
  const element = document.createElement('i');
  const top = Math.random() * 164 - 64;
  const turn = Math.random();
  const duration = 400_000 / (0.2 + Math.random());
  element.animate(
    {
      transform: [
        `translate(-30px, ${top}cqh) rotate(${turn}turn)`,
        `translate(calc(100cqw + 30px), ${top + 64}cqh) rotate(${turn + 1}turn)`,
      ],
    },
    { duration, delay: -Math.random() * duration, iterations: Number.POSITIVE_INFINITY },
  );
  return element;
}
