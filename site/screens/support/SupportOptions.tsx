import type { PropsWithChildren } from 'react';
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
  return (
    <section className="section flush" aria-label="Ways to reach us">
      <ul className={`wrap columns ${styles.rail}`}>
        <Option {...email}>
          <div className="actions">
            <ButtonLink href={email.href}>{email.action}</ButtonLink>
            <ButtonLink href={MESSAGE_SHEET} variant="line">
              {email.leaveMessage}
            </ButtonLink>
          </div>
        </Option>
        <Option {...(chatWidget.source ? chat : chat.own)} name={chat.name}>
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
        </Option>
        <Option {...phone}>
          <ButtonLink href={phone.href} variant="line">
            {phone.action}
          </ButtonLink>
        </Option>
      </ul>
    </section>
  );
}

type OptionProps = PropsWithChildren<Record<'name' | 'promise' | 'text', string>>;

function Option({ name, promise, text, children }: OptionProps) {
  return (
    <li className="paper intro">
      <h2 className="small">{name}</h2>
      <p className={styles.promise}>{promise}</p>
      <p className="quiet">{text}</p>
      {children}
    </li>
  );
}
