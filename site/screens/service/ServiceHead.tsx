import { DEMO } from '#content/demo.ts';
import { SERVICE_PAGE, type Service } from '#content/service.ts';
import { StoreWindow } from '../../demo/StoreWindow.tsx';
import { Suggestions } from '../../demo/Suggestions.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Chat } from '../../ui/Chat.tsx';
import { BackLink } from '../../ui/MoreLink.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './ServiceHead.module.css';

/** The top of a service page. The conversation overlaps the lower edge of the indigo block. */
export function ServiceHead({ service }: { service: Service }) {
  return (
    <section className={`denim ${styles.head}`}>
      <div className={`wrap columns ${styles.inside}`}>
        <div className={`intro ${styles.text}`}>
          <BackLink label={SERVICE_PAGE.back} href="/#services" />
          <h1>{service.name}</h1>
          <p className="lead">{service.lead}</p>
          <div className="actions">
            <ButtonLink href="/book-call" label={SERVICE_PAGE.book} />
            {service.film && <ButtonLink href="#film" variant="line" label={SERVICE_PAGE.watch} />}
          </div>
          {service.hasDemo && <Suggestions {...DEMO.prompts} />}
        </div>
        <div className={styles.chat}>
          {service.hasDemo ? (
            <StoreWindow transcript={service.transcript} elsewhere={DEMO.onCall} />
          ) : (
            <Chat transcript={service.transcript} />
          )}
        </div>
      </div>
      <Tape edge="foot" />
    </section>
  );
}
