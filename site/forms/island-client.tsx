import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FORM_BROKEN } from '#content/form-broken.ts';
import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { FORMS } from './draft.ts';
import { fillForm, formValues } from './form-values.ts';

/** Hydrates a form's island within an error boundary, which Astro's own client doesn't offer. */
export default (island: HTMLElement) => (Form: ComponentType, props: object) => {
  if (!island.hasAttribute('ssr')) return;
  const form = (
    <FormBoundary island={island}>
      <Form {...props} />
    </FormBoundary>
  );
  startTransition(() => void hydrateRoot(island, form));
};

/** The URL of the folder with our scripts, which appears in the stack traces of our errors. */
const SCRIPTS = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1);

/** Matches the file names of the agents' scripts. Their errors are ignored, because forms work without the agents. */
const AGENT = /^\w+-agent-/;

/**
 * Preserves input from before hydration, even if React discards the server's HTML. After an error in hydration,
 * rendering, an event handler or a promise, replaces the island with a clone of the server's form, which works without
 * scripts, and copies the input to the clone. The React tree stays mounted, but detached from the page.
 */
class FormBoundary extends Component<{ island: HTMLElement; children: ReactNode }> {
  override state = { isBroken: false };
  /** The server's form. It holds the visitor's input even after React has removed the form from the page. */
  #served = this.#form();
  #focused = document.activeElement;
  #plain = this.props.island.cloneNode(true) as HTMLElement;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    const form = this.#form();
    if (this.state.isBroken) this.#fallBack(this.#served);
    else if (this.#served && form && form !== this.#served) copyTyped(this.#served, form, this.#focused);
    // Start listening in the next task: until then, React reports hydration errors from which it has already recovered.
    setTimeout(() => {
      for (const name of ['error', 'unhandledrejection'] as const)
        window.addEventListener(name, this.#onError);
    });
  }

  override getSnapshotBeforeUpdate() {
    return this.#form();
  }

  override componentDidUpdate(_: unknown, __: unknown, form: HTMLFormElement | null) {
    if (this.state.isBroken) this.#fallBack(form);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }

  #form() {
    return this.props.island.querySelector('form');
  }

  /** Handles errors in event handlers, which React reports to the window without removing the form. */
  #onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error = 'reason' in event ? event.reason : event.error;
    const scripts = String(error?.stack).split(SCRIPTS).slice(1);
    if (!this.#form() || scripts.every((script) => AGENT.test(script))) return;
    this.#fallBack(this.#form());
    this.setState({ isBroken: true });
  };

  #fallBack(form: HTMLFormElement | null) {
    const { island } = this.props;
    const plain = this.#plain.querySelector('form');
    if (!island.isConnected || !plain) return;
    const table = plain.getAttribute('action')?.split('/').at(-1) as LeadTable;
    // The lead was stored before the error: go to the thanks page.
    if (!form || form.dataset.stored) return location.assign(FORMS[table].thanks);
    const focused = document.activeElement;
    island.insertAdjacentHTML('beforebegin', `<div class="wrap stack" role="alert">${FORM_BROKEN}</div>`);
    island.replaceWith(...this.#plain.childNodes);
    copyTyped(form, plain, focused);
  }
}

function copyTyped(from: HTMLFormElement, to: HTMLFormElement, focused: Element | null): void {
  fillForm(to, formValues(from));
  const { name, type, value } = (focused ?? {}) as HTMLInputElement;
  for (const control of to.elements as Iterable<Element> as Iterable<HTMLInputElement>)
    if (control.name === name && control.type === type && control.value === value) control.focus();
}
