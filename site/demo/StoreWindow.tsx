import { DEMO } from '#content/demo.ts';
import type { Transcript } from '#content/transcript.ts';
import { Turns } from '../ui/Chat.tsx';
import { AgentWindow } from './AgentWindow.tsx';

interface StoreWindowProps {
  transcript: Transcript;
  /** Whether the sample conversation appears with an animation. */
  arrives?: boolean;
  elsewhere: { label: string; href: string };
}

/** The demonstration: a sample conversation, and a field for questions to the agent of a fictional store. */
export function StoreWindow({ transcript, arrives = false, elsewhere }: StoreWindowProps) {
  const { title, status, turns, speakers } = transcript;
  return (
    <AgentWindow words={DEMO} title={title} status={<span data-status>{status}</span>} elsewhere={elsewhere}>
      <figure aria-label="Sample conversation">
        <Turns turns={turns} speakers={speakers} arrive={arrives} />
      </figure>
    </AgentWindow>
  );
}
