import { FORM_PROBLEM } from '#content/book-call.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './FormProblem.module.css';

/**
 * Lists the validation errors of a form sent without JavaScript.
 * @param form path of the page with the form
 */
export function FormProblem({ problems, form }: { problems: readonly string[]; form: string }) {
  return (
    <section className="section">
      <div className={`wrap columns cols-5-7 ${styles.inside}`}>
        <h1>{FORM_PROBLEM.heading}</h1>
        <div className={`paper sheet raised stack ${styles.sheet}`}>
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
