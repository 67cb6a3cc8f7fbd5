import type { ReactElement, ReactNode } from 'react';

/**
 * Makes DOM nodes of JSX without hooks or handlers. React would do the same, and be 60 kB to wait for at the first
 * question. Text stays text: nothing that was typed is read as markup.
 */
export function toDom(node: ReactNode): DocumentFragment {
  const fragment = document.createDocumentFragment();
  append(fragment, node, HTML);
  return fragment;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

function append(parent: ParentNode, node: ReactNode, namespace: string): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) for (const each of node) append(parent, each, namespace);
  else if (typeof node === 'object') appendElement(parent, node as ReactElement<Props>, namespace);
  else parent.append(String(node));
}

function appendElement(parent: ParentNode, { type, props }: ReactElement<Props>, namespace: string): void {
  const { children, ...attributes } = props;
  if (typeof type === 'function') {
    append(parent, (type as (props: Props) => ReactNode)(props), namespace);
  } else if (typeof type === 'symbol') {
    append(parent, children, namespace);
  } else {
    const inside = type === 'svg' ? SVG : namespace;
    const element = document.createElementNS(inside, type);
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
    append(element, children, inside);
    parent.append(element);
  }
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) return;
  element.setAttribute(attributeName(name), value === true ? '' : String(value));
}

function attributeName(name: string): string {
  if (name === 'className') return 'class';
  if (name === 'viewBox') return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
