import styles from './Prose.module.css';

/** Shows rendered Markdown. `html` must come from `renderMarkdown`, which sanitises its output. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderMarkdown` sanitises its output.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
