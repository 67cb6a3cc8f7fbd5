import styles from './Prose.module.css';

/** Rendered Markdown. The HTML has been sanitised by `renderMarkdown`. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `renderMarkdown` took out what is not harmless.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
