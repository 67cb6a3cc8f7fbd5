import { LEAVE_MESSAGE } from '#content/conversation.ts';
import { SITE_DEMO } from '#content/demo.ts';
import { TOPICS } from '#content/site-knowledge.ts';
import { Turns } from '../ui/Chat.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AgentWindow } from './AgentWindow.tsx';
import styles from './SiteWindow.module.css';
import { Suggestions } from './Suggestions.tsx';

/** The id of the window's element, which the button that opens the window refers to. */
export const SITE_AGENT = 'site-agent';

/** The chat window in the corner of the Support page. Its agent answers with passages from our pages. */
export function SiteWindow() {
  return (
    <div className={styles.panel} id={SITE_AGENT} popover="auto">
      <AgentWindow
        words={SITE_DEMO}
        title={SITE_DEMO.title}
        status={
          <button
            className={styles.close}
            type="button"
            popoverTarget={SITE_AGENT}
            popoverTargetAction="hide"
            aria-label={SITE_DEMO.close}
          >
            <Icon name="close" />
          </button>
        }
        elsewhere={LEAVE_MESSAGE}
        opens
      >
        <Turns turns={[{ kind: 'agent', text: SITE_DEMO.greeting }]} />
        <Suggestions questions={Object.keys(TOPICS)} action={LEAVE_MESSAGE.href} className={styles.first} />
      </AgentWindow>
    </div>
  );
}
