import type { ReactNode } from 'react';
import { QUIZ_PLACE } from '#content/home.ts';
import styles from './QuizPlace.module.css';

export function QuizPlace({ children }: { children?: ReactNode }) {
  return (
    <section className={`section ${styles.place}`} id="quiz" aria-labelledby="quiz-heading">
      <header className={`wrap ${styles.head}`}>
        <h2 id="quiz-heading">{QUIZ_PLACE.heading}</h2>
        <p className="lead">{QUIZ_PLACE.lead}</p>
      </header>
      {children}
    </section>
  );
}
