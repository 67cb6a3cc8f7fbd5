import type { ReactNode } from 'react';
import { QUIZ_PLACE } from '#content/home.ts';

/** Where the quiz stands. */
export function QuizPlace({ children }: { children?: ReactNode }) {
  return (
    <section className="section" id="quiz" aria-labelledby="quiz-heading">
      <div className="wrap">
        <h2 id="quiz-heading">{QUIZ_PLACE.heading}</h2>
        <p className="lead">{QUIZ_PLACE.lead}</p>
        {children}
      </div>
    </section>
  );
}
