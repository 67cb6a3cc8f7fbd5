import { SITE_DEMO } from '#content/demo.ts';
import { Mark } from '../drawings/Mark.tsx';
import { Turns } from '../ui/Chat.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Demo } from './Demo.tsx';
import styles from './SiteDemo.module.css';

/** The window's id, for the buttons that open it. */
export const SITE_AGENT = 'site-agent';

/** The agent on Support in a window at the page's corner, and the button that opens it. */
export function SiteDemo() {
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget={SITE_AGENT}>
        <Mark />
        {SITE_DEMO.field}
      </button>
      <div className={styles.panel} id={SITE_AGENT} popover="auto">
        <Demo
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
          elsewhere={SITE_DEMO.message}
          opens
        >
          <Turns turns={[{ kind: 'agent', text: SITE_DEMO.greeting }]} />
        </Demo>
      </div>
    </>
  );
}
