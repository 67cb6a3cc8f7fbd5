import { BookingActions } from './BookingActions.tsx';
import { ButtonLink } from './Button.tsx';
import { Section } from './Section.tsx';
import { Sentences } from './Sentences.tsx';

type CallToActionProps = Record<'id' | 'heading' | 'text' | 'action' | 'href', string>;

/** The band at the end of a page, with one action. */
export function CallToAction({ id, heading, text, action, href }: CallToActionProps) {
  return (
    <Section headingId={id} heading={heading} ground="band" layout="columns cols-7-5">
      <div className="intro">
        <p className="lead">{text}</p>
        <ButtonLink href={href} label={action} />
      </div>
    </Section>
  );
}

/** The band at the end of a page, with links to the booking form and the quiz. */
export function BookingCallToAction({ heading, action }: { heading: string; action: string }) {
  return (
    <Section heading={<Sentences text={heading} />} ground="band" layout="columns gap-md cols-8-4">
      <BookingActions label={action} />
    </Section>
  );
}
