import type { CollectionEntry } from 'astro:content';
import { POLICY_PAGE } from '#content/navigation.ts';
import type { RenderedMarkdown } from '../../markdown/render-markdown.ts';
import { FactsCard } from '../../ui/FactsCard.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Prose } from '../../ui/Prose.tsx';
import styles from './Policy.module.css';

type PolicyProps = CollectionEntry<'policies'>['data'] & { body: RenderedMarkdown };

export function Policy({ title, updated, summary, body }: PolicyProps) {
  return (
    <>
      <PageHead heading={title} lead={`${POLICY_PAGE.updated} ${updated}.`} />
      <div className={`wrap columns gap-lg ${styles.inside}`}>
        <nav className={`sticky compact ${styles.contents}`} aria-labelledby="contents">
          <h2 className="name" id="contents">
            {POLICY_PAGE.contents}
          </h2>
          <ol>
            {body.headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={`stack ${styles.text}`}>
          <FactsCard heading={POLICY_PAGE.summary} level="p" items={summary} className={styles.summary} />
          <Prose html={body.html} />
        </article>
      </div>
    </>
  );
}
