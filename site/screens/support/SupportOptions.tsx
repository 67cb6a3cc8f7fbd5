import { CHAT_MISSING, SUPPORT_OPTIONS } from '#content/support.ts';
import { SITE_AGENT } from '../../demo/SiteDemo.tsx';
import { MESSAGE_SHEET } from '../../forms/draft.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './SupportOptions.module.css';

interface SupportOptionsProps {
  /** Script URL and launcher selector of a third-party chat widget. */
  chatWidget: { source: string | undefined; launcher: string | undefined };
}

/** Three ways to get help, on swing tags that hang from a rail. */
export function SupportOptions({ chatWidget }: SupportOptionsProps) {
  const { email, chat, phone } = SUPPORT_OPTIONS;
  const { promise, text } = chatWidget.source ? chat : chat.own;
  return (
    <section className="section flush" aria-label="Ways to reach us">
      <ul className={`wrap ${styles.rail}`}>
        <li className="paper">
          <h2>{email.name}</h2>
          <p className={styles.promise}>{email.promise}</p>
          <p className="quiet">{email.text}</p>
          <div className="actions">
            <ButtonLink href={email.href}>{email.action}</ButtonLink>
            <ButtonLink href={MESSAGE_SHEET} variant="line">
              {email.leaveMessage}
            </ButtonLink>
          </div>
        </li>
        <li className="paper">
          <h2>{chat.name}</h2>
          <p className={styles.promise}>{promise}</p>
          <p className="quiet">{text}</p>
          <div className="actions">
            {chatWidget.source ? (
              <Button
                variant="line"
                data-live-chat
                data-source={chatWidget.source}
                data-launcher={chatWidget.launcher}
                data-missing={CHAT_MISSING}
              >
                {chat.action}
              </Button>
            ) : (
              <Button popoverTarget={SITE_AGENT}>{chat.action}</Button>
            )}
            <noscript>
              <ButtonLink href={email.href} variant="line">
                {chat.byEmail}
              </ButtonLink>
            </noscript>
          </div>
        </li>
        <li className="paper">
          <h2>{phone.name}</h2>
          <p className={styles.promise}>{phone.promise}</p>
          <p className="quiet">{phone.text}</p>
          <ButtonLink href={phone.href} variant="line">
            {phone.action}
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
