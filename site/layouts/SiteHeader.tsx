import { BOOK_A_CALL, MAIN_LINKS } from '#content/navigation.ts';
import { SITE } from '#content/site.ts';
import { Mark } from '../drawings/Mark.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  path: string;
  /** On the policy pages, the call to action is a button instead of a link (spec section 2). */
  bookAction: 'button' | undefined;
}

export function SiteHeader({ path, bookAction }: SiteHeaderProps) {
  const currentOn = (href: string) => (path === href ? 'page' : undefined);
  const links = MAIN_LINKS.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={currentOn(href)}>
        {label}
      </a>
    </li>
  ));
  const bookACall = bookAction ? (
    <form action={BOOK_A_CALL.href} method="get">
      <Button type="submit" size="small" label={BOOK_A_CALL.label} />
    </form>
  ) : (
    <ButtonLink {...BOOK_A_CALL} size="small" aria-current={currentOn(BOOK_A_CALL.href)} />
  );
  return (
    <header className={styles.header}>
      <div className={`wrap beside gap-md ${styles.row}`}>
        <a className={`brand beside ${styles.logo}`} href="/">
          <Mark />
          <span>{SITE.brand}</span>
        </a>
        <nav className={styles.nav} aria-label="Main">
          <ul className={`compact ${styles.links}`}>{links}</ul>
        </nav>
        {bookACall}
        {/* A popover opens, closes on Escape and returns the focus without scripts. */}
        <button className={`icon-button ${styles.toggle}`} type="button" popoverTarget="site-menu">
          <span className="visually-hidden">Menu</span>
          <Icon d="M3 8h18M3 16h18" className={styles.open} />
          <Icon name="close" className={styles.shut} />
        </button>
        <nav className={styles.menu} id="site-menu" popover="auto" aria-label="Menu">
          <ul className={`title ${styles.menuLinks}`}>{links}</ul>
          {bookACall}
        </nav>
      </div>
    </header>
  );
}
