import { Component, type ComponentType } from 'react';
import type { LeadTable } from '#leads/types.ts';
import { THANKS_PAGES } from './draft.ts';
import { copyTyped } from './form-values.ts';

/** Wraps the component of a form's island in its error boundary. */
export function formIsland<Props extends object>(table: LeadTable, Form: ComponentType<Props>) {
  return (props: Props) => <FormBoundary table={table} form={<Form {...props} />} />;
}

/** The folder of our own scripts, which the stacks of their errors name. */
const SCRIPTS = import.meta.url.replace(/[^/]*$/, '');

/**
 * Keeps what was typed before hydration, also where React renders anew. After an error in hydration, rendering, an event
 * handler or a promise, the server's own HTML, which is a plain form, replaces the island, filled in as the form was. React
 * keeps the island, but outside the page, so nothing that React does to it is seen.
 */
class FormBoundary extends Component<{ table: LeadTable; form: React.ReactNode }> {
  override state = { isBroken: false };
  /** The server's form. It holds what was typed in it even when React has taken it out of the page. */
  #served = globalThis.document?.querySelector<HTMLFormElement>(`form[action$="/${this.props.table}"]`);
  #focused = globalThis.document?.activeElement;
  #island = this.#served?.closest('astro-island');
  #plain = this.#island?.cloneNode(true) as HTMLElement | undefined;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    const form = this.#form();
    if (this.state.isBroken) this.#fallBack(this.#served);
    else if (this.#served && form && form !== this.#served) copyTyped(this.#served, form, this.#focused);
    // Later than React reports the errors of hydration from which it recovered.
    setTimeout(() => {
      for (const name of ['error', 'unhandledrejection'] as const)
        window.addEventListener(name, this.#onError);
    });
  }

  override getSnapshotBeforeUpdate() {
    return this.#form();
  }

  override componentDidUpdate(_: unknown, __: unknown, form: HTMLFormElement | undefined) {
    if (this.state.isBroken) this.#fallBack(form);
  }

  override render() {
    return this.state.isBroken ? null : this.props.form;
  }

  #form() {
    return this.#island?.querySelector('form') ?? undefined;
  }

  /** React passes the errors of event handlers to the window, and leaves the form as it is. */
  #onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error = 'reason' in event ? event.reason : event.error;
    if (!String(error?.stack).includes(SCRIPTS) || !this.#form()) return;
    this.#fallBack(this.#form());
    this.setState({ isBroken: true });
  };

  #fallBack(form: HTMLFormElement | null | undefined) {
    if (!this.#island?.isConnected || !this.#plain) return;
    // The lead is stored: only the thanks could not be shown.
    if (!form || form.dataset.stored) return location.assign(THANKS_PAGES[this.props.table]);
    const plain = this.#plain.querySelector('form');
    const focused = document.activeElement;
    this.#island.replaceWith(...this.#plain.childNodes);
    if (plain) copyTyped(form, plain, focused);
  }
}
