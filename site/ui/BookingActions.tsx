import { BOOK_A_CALL, TAKE_THE_QUIZ } from '#content/navigation.ts';
import { ButtonLink } from './Button.tsx';

export function BookingActions({ label, quiz = TAKE_THE_QUIZ.href }: { label: string; quiz?: string }) {
  return (
    <div className="actions">
      <ButtonLink href={BOOK_A_CALL.href} label={label} />
      <ButtonLink href={quiz} variant="line" label={TAKE_THE_QUIZ.label} />
    </div>
  );
}
