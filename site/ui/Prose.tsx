import styles from './Prose.module.css';

/** Rendered Markdown. `html` must come from `renderMarkdown`, which sanitises it. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderMarkdown` sanitised it.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
