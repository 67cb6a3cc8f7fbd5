type Props = { as?: 'span' | 'p' | 'b'; text: string | false | undefined; className?: string | undefined };

/**
 * Renders text that can change, and replaces the element with each change. Page translators replace text nodes, and
 * React would otherwise keep updating the detached ones.
 */
export function Words({ as: Element = 'span', text, className }: Props) {
  if (!text) return null;
  return (
    <Element key={text} className={className}>
      {text}
    </Element>
  );
}
