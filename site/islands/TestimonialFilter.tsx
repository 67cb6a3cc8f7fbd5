import { useEffect, useState } from 'react';
import { TESTIMONIALS_SECTION } from '#content/results.ts';
import { type CategorisedTestimonial, TESTIMONIAL_FILTERS, TESTIMONIALS } from '#content/testimonials.ts';
import { shown as shownOf } from '../testimonials/shown.ts';
import { Speaker } from '../ui/Speaker.tsx';
import { filterId, TagButton } from '../ui/Tag.tsx';
import styles from './TestimonialFilter.module.css';

type Filter = (typeof TESTIMONIAL_FILTERS)[number];

/** The testimonials with their filters (spec section 4), which work as links until the script is there. */
export function TestimonialFilter() {
  const all = shownOf(TESTIMONIALS);
  const [filter, setFilter] = useState<Filter>('all');
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    const follow = () =>
      setFilter(TESTIMONIAL_FILTERS.find((name) => location.hash === `#${filterId(name)}`) ?? 'all');
    follow();
    setIsAwake(true);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const shown = all.filter((testimonial) => belongsTo(testimonial, filter));
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles is no fieldset. */}
      <div
        className={styles.filters}
        role="group"
        aria-label={TESTIMONIALS_SECTION.filterLabel}
        data-awake={isAwake || undefined}
      >
        {TESTIMONIAL_FILTERS.map((name) => (
          <TagButton
            key={name}
            name={name}
            isAwake={isAwake}
            isPressed={filter === name}
            onPress={() => setFilter(name)}
          >
            {name}
          </TagButton>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {filter !== 'all' && `${shown.length} of ${all.length} testimonials`}
      </p>
      <div className={styles.testimonials}>
        {shown.map((testimonial) => (
          <figure
            key={testimonial.id}
            className={styles.testimonial}
            data-category={testimonial.category}
            data-alone={isAlone(testimonial, all) || undefined}
          >
            <blockquote>
              {testimonial.figure && (
                <p className={styles.figure} aria-hidden="true">
                  {testimonial.figure}
                </p>
              )}
              <p>{testimonial.content}</p>
            </blockquote>
            <Speaker testimonial={testimonial} seed={`voice-${testimonial.id}`} way={testimonial.id - 1} />
          </figure>
        ))}
      </div>
    </>
  );
}

/** Whether a filter leaves this one only. */
function isAlone(testimonial: CategorisedTestimonial, all: CategorisedTestimonial[]): boolean {
  return TESTIMONIAL_FILTERS.some((filter) => {
    const left = all.filter((each) => belongsTo(each, filter));
    return left.length === 1 && left[0] === testimonial;
  });
}

function belongsTo({ category }: CategorisedTestimonial, filter: Filter): boolean {
  return filter === 'all' || category === filter;
}
