import { Swatch } from '../covers/weaving.tsx';
import styles from './Speaker.module.css';

interface SpeakerProps {
  role: string;
  company: string;
  /** Seed of the swatch and index of its colours. */
  seed: string;
  way: number;
}

/** The caption of a quotation, with a swatch of cloth instead of a portrait. */
export function Speaker({ role, company, seed, way }: SpeakerProps) {
  return (
    <figcaption className={styles.speaker}>
      <Swatch seed={seed} way={way} />
      <span>
        {role}, {company}
      </span>
    </figcaption>
  );
}
