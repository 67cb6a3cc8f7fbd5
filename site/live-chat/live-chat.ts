/** How long to wait for the launcher. An alert must appear within three seconds (spec section 2). */
const TIMEOUT_MS = 2500;

/**
 * Sets up the live chat button on the Support page. The first hover, focus or click loads the third-party widget. A
 * click opens the widget through its launcher. Without a widget, the click shows a message (spec section 8).
 */
export function liveChat(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-live-chat]');
  if (!button) return;
  const { source = '', launcher = '', missing } = button.dataset;
  let script: HTMLScriptElement | undefined;
  for (const sign of ['pointerenter', 'focus', 'click']) button.addEventListener(sign, load);
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true');
    const until = Date.now() + TIMEOUT_MS;
    let element = find(launcher);
    // Don't wait without a script: no launcher will appear.
    while (!element && script && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      element = find(launcher);
    }
    button.removeAttribute('aria-busy');
    if (element) element.click();
    else alert(missing);
  });

  function load(): void {
    if (!source || script) return;
    script = Object.assign(document.createElement('script'), { src: source, async: true });
    // Remove the script, so the next click retries.
    script.addEventListener('error', () => {
      script?.remove();
      script = undefined;
    });
    document.head.append(script);
  }
}

/** Like `querySelector`, but `>>>` enters a shadow root, where many widgets put their launcher. */
function find(selector: string): HTMLElement | null {
  let root: ParentNode | null | undefined = document;
  let element: HTMLElement | null | undefined = null;
  for (const part of selector ? selector.split('>>>') : []) {
    element = root?.querySelector<HTMLElement>(part.trim());
    root = element?.shadowRoot;
  }
  return element ?? null;
}
