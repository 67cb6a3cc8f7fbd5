import { TESTIMONIALS_SECTION } from '#content/results.ts';
import { type CategorisedTestimonial, TESTIMONIAL_FILTERS, TESTIMONIALS } from '#content/testimonials.ts';
import { Section } from '../../ui/Section.tsx';
import { Speaker } from '../../ui/Speaker.tsx';
import { TagRadio } from '../../ui/Tag.tsx';
import styles from './Voices.module.css';

/** Testimonials with category filters (spec section 4). CSS shows the testimonials of the checked radio button. */
export function Voices() {
  const { heading, filterLabel } = TESTIMONIALS_SECTION;
  if (TESTIMONIALS.length === 0) return null;
  const inCategory = (name: string) => TESTIMONIALS.filter(({ category }) => category === name);
  const isAlone = ({ category }: CategorisedTestimonial) =>
    TESTIMONIAL_FILTERS.some((name) => name === category) && inCategory(category).length === 1;
  return (
    <Section headingId="voices" heading={heading} flush>
      <div className={`row ${styles.filters}`} role="radiogroup" aria-label={filterLabel}>
        {TESTIMONIAL_FILTERS.map((name) => (
          <TagRadio key={name} group="testimonials" name={name} isChosen={name === 'all'} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {TESTIMONIAL_FILTERS.filter((name) => name !== 'all').map((name) => (
          <span key={name} data-category={name}>
            {`${name}: ${inCategory(name).length} of ${TESTIMONIALS.length} testimonials`}
          </span>
        ))}
      </p>
      <div className={`columns ${styles.testimonials}`}>
        {TESTIMONIALS.map((testimonial) => (
          <figure
            key={testimonial.id}
            className={`stack gap-md ${styles.testimonial}`}
            data-category={testimonial.category}
            data-alone={isAlone(testimonial) || undefined}
          >
            <blockquote className={BRIEF.has(testimonial.category) ? 'quote' : undefined}>
              {testimonial.figure && (
                <p className={`figure ${styles.figure}`} aria-hidden="true">
                  {testimonial.figure}
                </p>
              )}
              <p>{testimonial.content}</p>
            </blockquote>
            <Speaker testimonial={testimonial} seed={`voice-${testimonial.id}`} way={testimonial.id - 1} />
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** Categories whose testimonials are short enough for large type. */
const BRIEF = new Set(['aha', 'casual']);
