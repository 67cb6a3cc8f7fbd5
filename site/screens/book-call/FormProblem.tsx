import { FORM_PROBLEM } from '#content/book-call.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './FormProblem.module.css';

/**
 * Why a form that was sent without script was not taken.
 * @param form its path
 */
export function FormProblem({ problems, form }: { problems: readonly string[]; form: string }) {
  return (
    <section className="section">
      <div className={`wrap columns five-seven ${styles.inside}`}>
        <h1>{FORM_PROBLEM.heading}</h1>
        <div className={`paper stack ${styles.sheet}`}>
          <p>{FORM_PROBLEM.lead}</p>
          <ul className="ruled">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p>{FORM_PROBLEM.wayBack}</p>
          <div className="actions">
            <ButtonLink href={form} variant="line">
              {FORM_PROBLEM.freshForm}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
