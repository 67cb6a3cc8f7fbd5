import { ALL_TESTIMONIALS, TESTIMONIALS_HEADING } from '#content/home.ts';
import { HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Speaker } from '../../ui/Speaker.tsx';
import styles from './Testimonials.module.css';

export function Testimonials() {
  return (
    <Section id="results" headingId="voices" layout="columns" className={styles.section}>
      <h2 className="name" id="voices">
        {TESTIMONIALS_HEADING}
      </h2>
      {HOME_TESTIMONIALS.map((testimonial, index) => (
        <figure key={testimonial.content} className={styles.quotation}>
          <blockquote>
            <p>{testimonial.content}</p>
          </blockquote>
          <Speaker testimonial={testimonial} seed={`home-${index + 1}`} way={[1, 0, 2][index] ?? 0} />
        </figure>
      ))}
      <p className={styles.more}>
        <MoreLink {...ALL_TESTIMONIALS} />
      </p>
    </Section>
  );
}
