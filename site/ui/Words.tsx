interface WordsProps {
  as?: 'span' | 'p' | 'b';
  text: string | false | undefined;
  className?: string | undefined;
}

/**
 * Renders text that changes: a new text is a new element. A page translator replaces the text nodes, and React would go on
 * changing those that it took out of the page.
 */
export function Words({ as: Element = 'span', text, className }: WordsProps) {
  if (!text) return null;
  return (
    <Element key={text} className={className}>
      {text}
    </Element>
  );
}
