import { DEMO } from '#content/demo.ts';
import type { Transcript } from '#content/transcript.ts';
import { Turns } from '../ui/Chat.tsx';
import { AgentWindow } from './AgentWindow.tsx';

interface StoreWindowProps {
  /** The sample that stands here until somebody asks. */
  transcript: Transcript;
  /** Animates the sample in. */
  arrives?: boolean;
  /** Where the field leads without script. */
  elsewhere: { label: string; href: string };
}

/** The demonstration: a sample conversation, and below it a field that the agent of a made-up store answers. */
export function StoreWindow({ transcript, arrives = false, elsewhere }: StoreWindowProps) {
  return (
    <AgentWindow
      words={DEMO}
      title={transcript.title}
      status={<span data-status>{transcript.status}</span>}
      elsewhere={elsewhere}
    >
      <figure aria-label="Sample conversation">
        <Turns turns={transcript.turns} speakers={transcript.speakers} arrive={arrives} />
      </figure>
    </AgentWindow>
  );
}
