import { createAgent } from '#agent/create-agent.ts';
import { commission } from '#agent/lookups/commission.ts';
import { SITE_DEMO } from '#content/demo.ts';
import { prefill } from '../forms/draft.ts';
import { commissionFor } from '../screens/pricing/commission-for.ts';
import { converse } from './converse.tsx';
import { loadKnowledge } from './load-knowledge.ts';
import intentsFile from './site-intents.ts?worker&url';

const panel = document.querySelector<HTMLElement>('[popover]:has([data-demo])');

// Before the conversation looks whether its field can be seen.
visualViewport?.addEventListener('resize', () => {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  panel?.style.setProperty('--keyboard', `${Math.max(0, innerHeight - height - offsetTop)}px`);
});

const agent = createAgent({
  ...(await loadKnowledge(intentsFile)),
  data: { products: [], commissionFor },
  lookUps: { commission },
  unsure: SITE_DEMO.unsure,
});
converse(agent, {
  toPerson: {
    link: SITE_DEMO.message,
    onLeave(question) {
      prefill('support_messages', { message: question });
      panel?.hidePopover();
    },
  },
});
