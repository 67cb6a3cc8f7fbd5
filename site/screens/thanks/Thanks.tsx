import type { ComponentProps } from 'react';
import { SITE } from '#content/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { SwingTag } from '../../ui/SwingTag.tsx';

interface ThanksProps {
  heading: string;
  text: string;
  /** Ends with our email address. */
  contact?: string;
  actions: ComponentProps<typeof ButtonLink>[];
}

/** The content of the page that follows a form sent without JavaScript. */
export function Thanks({ heading, text, contact, actions }: ThanksProps) {
  return (
    <section className="section wrap">
      <SwingTag>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {contact && (
          <p>
            {contact} <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
          </p>
        )}
        <div className="actions">
          {actions.map((action) => (
            <ButtonLink key={action.label} {...action} />
          ))}
        </div>
      </SwingTag>
    </section>
  );
}
