import { BOOK_A_CALL, FOOTER_GROUPS, LEGAL_LINKS } from '#content/navigation.ts';
import { SITE } from '#content/site.ts';
import { legalLines } from '../legal/legal-lines.ts';
import { BookingActions } from '../ui/BookingActions.tsx';
import { Sentences } from '../ui/Sentences.tsx';
import { WhoIsBehind } from '../ui/WhoIsBehind.tsx';
import styles from './SiteFooter.module.css';

/** The footer, with a call to action if `closing` is set. Its upper edge is drawn as a turned-up cuff. */
export function SiteFooter({ closing }: { closing: string | undefined }) {
  return (
    <footer className={`denim ${styles.footer}`}>
      <div className={styles.cuff} aria-hidden="true" />
      <div className={`wrap columns gap-lg ${styles.inside}`}>
        {closing && (
          <div className={`columns cols-8-4 ${styles.closing}`}>
            <p className={`headline ${styles.line}`}>
              <Sentences text={closing} />
            </p>
            <BookingActions label={BOOK_A_CALL.label} />
          </div>
        )}
        <nav className={styles.nav} aria-label="Footer">
          {FOOTER_GROUPS.filter(({ links }) => links.length > 0).map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul className={styles.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} rel={heading === 'Social' ? 'me noopener' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
                {heading === 'Support' && (
                  <li>
                    <a href={`mailto:${SITE.email}`}>
                      {/* On a narrow phone, lets the address wrap between its parts: hello@ shop .example */}
                      {SITE.email.split(/(?<=@)|(?=\.)/).flatMap((part) => [part, <wbr key={part} />])}
                    </a>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <WhoIsBehind />
        <div className={`apart muted ${styles.base}`}>
          <a className={`brand ${styles.woven}`} href="/">
            {SITE.brand}
          </a>
          <p className="label">
            © {SITE.copyrightYear} {SITE.brand}. All rights reserved.
            {legalLines(SITE.legal).flatMap((line) => [' ', <br key={line} />, line])}
          </p>
          <ul className={`row ${styles.legal}`}>
            {LEGAL_LINKS.map(({ label, href }) => (
              <li key={href} className="label">
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
