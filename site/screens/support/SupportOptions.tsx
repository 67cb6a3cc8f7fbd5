import type { PropsWithChildren } from 'react';
import { CHAT_MISSING, SUPPORT_OPTIONS } from '#content/support.ts';
import { SITE_AGENT } from '../../demo/SiteWindow.tsx';
import { MESSAGE_SHEET } from '../../forms/draft.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './SupportOptions.module.css';

type ChatWidget = Record<'source' | 'launcher', string | undefined>;

/** Three ways to get help, drawn as swing tags that hang from a rail. */
export function SupportOptions({ source, launcher }: ChatWidget) {
  const { email, chat, phone } = SUPPORT_OPTIONS;
  return (
    <section className="section flush" aria-label="Ways to reach us">
      <ul className={`wrap columns ${styles.rail}`}>
        <Option {...email}>
          <div className="actions">
            <ButtonLink href={email.href} label={email.action} />
            <ButtonLink href={MESSAGE_SHEET} variant="line" label={email.leaveMessage} />
          </div>
        </Option>
        <Option {...(source ? chat : chat.own)} name={chat.name}>
          <div className="actions">
            {source ? (
              <Button
                variant="line"
                data-live-chat
                data-source={source}
                data-launcher={launcher}
                data-missing={CHAT_MISSING}
                label={chat.action}
              />
            ) : (
              <Button popoverTarget={SITE_AGENT} label={chat.action} />
            )}
            <noscript>
              <ButtonLink href={email.href} variant="line" label={chat.byEmail} />
            </noscript>
          </div>
        </Option>
        <Option {...phone}>
          <ButtonLink href={phone.href} variant="line" label={phone.action} />
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
