import { ALL_TESTIMONIALS, TESTIMONIALS_HEADING } from '#content/home.ts';
import { HOME_TESTIMONIALS, type Testimonial } from '#content/testimonials.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Speaker } from '../../ui/Speaker.tsx';
import styles from './Testimonials.module.css';

/** One large testimonial and two small ones. */
export function Testimonials() {
  return (
    <section className="section" id="results" aria-labelledby="voices">
      <div className={`wrap columns ${styles.inside}`}>
        <h2 className="name" id="voices">
          {TESTIMONIALS_HEADING}
        </h2>
        {HOME_TESTIMONIALS.map((testimonial, index) => (
          <Quotation key={testimonial.id} testimonial={testimonial} way={[1, 0, 2][index] ?? 0} />
        ))}
        <p className={styles.more}>
          <MoreLink {...ALL_TESTIMONIALS} />
        </p>
      </div>
    </section>
  );
}

function Quotation({ testimonial, way }: { testimonial: Testimonial; way: number }) {
  const { id, content } = testimonial;
  return (
    <figure className={styles.quotation}>
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <Speaker testimonial={testimonial} seed={`home-${id}`} way={way} />
    </figure>
  );
}
