import type { ComponentProps } from 'react';
import { isSample, SAMPLE_MARK, type Testimonial } from '#content/testimonials.ts';
import { Swatch } from '../covers/weaving.tsx';
import styles from './Speaker.module.css';

type SpeakerProps = { testimonial: Testimonial } & ComponentProps<typeof Swatch>;

/** The caption of a quotation, with a cloth swatch as the avatar. Invented testimonials are marked as samples. */
export function Speaker({ testimonial, ...swatch }: SpeakerProps) {
  const { name, role, company } = testimonial;
  return (
    <figcaption className={`fine beside ${styles.speaker}`}>
      <Swatch {...swatch} />
      <span>
        {name && <b>{name}, </b>}
        {[role, company].filter(Boolean).join(', ')}
        {isSample(testimonial) && <span className={`label ${styles.mark}`}>{SAMPLE_MARK}</span>}
      </span>
    </figcaption>
  );
}
