import { Swatch } from '../covers/weaving.tsx';
import styles from './Speaker.module.css';

interface SpeakerProps {
  role: string;
  company: string;
  /** Of the swatch: what it is woven from, and its colour way. */
  seed: string;
  way: number;
}

/** Who says what a figure quotes; a swatch of cloth stands in the place of a portrait. */
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
