import { ButtonLink } from './Button.tsx';
import { Section } from './Section.tsx';

interface CallToActionProps {
  /** The id of the heading, which labels the section. */
  id: string;
  heading: string;
  text: string;
  action: string;
  href: string;
  variant?: 'solid' | 'line';
}

/** The band at the end of a page with one action and the reason for it. */
export function CallToAction({ id, heading, text, action, href, variant = 'solid' }: CallToActionProps) {
  return (
    <Section id={id} heading={heading} ground="band" layout="sevenToFive">
      <div className="intro">
        <p className="lead">{text}</p>
        <ButtonLink href={href} variant={variant}>
          {action}
        </ButtonLink>
      </div>
    </Section>
  );
}
