import { DATA_NOTE } from '#content/forms.ts';
import styles from './DataNote.module.css';

export function DataNote() {
  return (
    <p className={`fine ${styles.note}`}>
      {DATA_NOTE.text} <a href="/privacy">{DATA_NOTE.link}</a>
    </p>
  );
}
