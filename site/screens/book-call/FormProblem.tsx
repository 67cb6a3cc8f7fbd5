import { FORM_PROBLEM } from '#content/book-call.ts';
import { Each } from '../../mail/Each.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './FormProblem.module.css';

/** A Mustache template: the server fills in the errors and the form's URL. */
export function FormProblem() {
  return (
    <section className="section">
      <div className={`wrap columns five-seven ${styles.inside}`}>
        <h1>{FORM_PROBLEM.heading}</h1>
        <div className={`paper stack ${styles.sheet}`}>
          <p>{FORM_PROBLEM.lead}</p>
          <ul className="ruled">
            <Each of="problems">
              <li>{'{{.}}'}</li>
            </Each>
          </ul>
          <p>{FORM_PROBLEM.wayBack}</p>
          <div className="actions">
            <ButtonLink href="{{form}}" variant="line">
              {FORM_PROBLEM.freshForm}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
