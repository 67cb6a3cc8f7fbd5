/** How long a widget may take to bring its launcher, in milliseconds. */
const PATIENCE = 8000;

/**
 * The live chat button of the Support page. A third-party widget is loaded on the first sign of interest
 * and not before; the button then presses its launcher. Where there is none, it says so (spec section 8).
 */
export function liveChat(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-live-chat]');
  if (!button) return;
  const { source = '', launcher = '', missing } = button.dataset;
  for (const sign of ['pointerenter', 'focus', 'click']) button.addEventListener(sign, load, { once: true });
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true');
    const element = await waitFor(launcher, source ? PATIENCE : 0);
    button.removeAttribute('aria-busy');
    if (element) element.click();
    else alert(missing);
  });

  function load(): void {
    if (!source || document.querySelector(`script[src="${source}"]`)) return;
    document.head.append(Object.assign(document.createElement('script'), { src: source, async: true }));
  }
}

async function waitFor(selector: string, patience: number): Promise<HTMLElement | null> {
  const until = Date.now() + patience;
  for (;;) {
    const element = find(selector);
    if (element || Date.now() >= until) return element;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** As `querySelector`; `>>>` steps into a shadow root, where many widgets keep their launcher. */
function find(selector: string): HTMLElement | null {
  let root: ParentNode | null | undefined = document;
  let element: HTMLElement | null | undefined = null;
  for (const part of selector ? selector.split('>>>') : []) {
    element = root?.querySelector<HTMLElement>(part.trim());
    root = element?.shadowRoot;
  }
  return element ?? null;
}
