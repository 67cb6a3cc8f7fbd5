import type { ReactElement, ReactNode } from 'react';

const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

type Props = { children?: ReactNode; [name: string]: unknown };

/**
 * Converts JSX without hooks or handlers to DOM nodes. With React, the first answer would wait for a 60 kB download.
 * Strings become text nodes, so typed text is never parsed as markup.
 */
export function toDom(node: ReactNode, namespace = HTML): (Element | string)[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return node.flatMap((each) => toDom(each, namespace));
  if (typeof node !== 'object') return [String(node)];
  const { type, props } = node as ReactElement<Props>;
  const { children, ...attributes } = props;
  if (typeof type === 'function') return toDom((type as (props: Props) => ReactNode)(props), namespace);
  if (typeof type === 'symbol') return toDom(children, namespace);
  const inside = type === 'svg' ? SVG : namespace;
  const element = document.createElementNS(inside, type);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== null && value !== false)
      element.setAttribute(attributeName(name), value === true ? '' : String(value));
  element.append(...toDom(children, inside));
  return [element];
}

function attributeName(name: string): string {
  if (name === 'className') return 'class';
  if (name === 'viewBox') return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
