import { BOOK_A_CALL, TAKE_THE_QUIZ } from '#content/navigation.ts';
import { ButtonLink } from './Button.tsx';

/** The two ways to start: the booking, and the quiz. */
export function BookingActions({ label }: { label: string }) {
  return (
    <div className="actions">
      <ButtonLink href={BOOK_A_CALL.href}>{label}</ButtonLink>
      <ButtonLink href={TAKE_THE_QUIZ.href} variant="line">
        {TAKE_THE_QUIZ.label}
      </ButtonLink>
    </div>
  );
}
