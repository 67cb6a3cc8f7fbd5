import { WAITING_NOTICE } from '#content/waiting.ts';
import { Button } from '../ui/Button.tsx';
import { isKeptByBrowser } from './waiting-leads.ts';

interface WaitingNoteProps {
  text: string;
  onDontSend(): void;
}

/** Says that what was submitted waits, and lets the visitor take it back. */
export function WaitingNote({ text, onDontSend }: WaitingNoteProps) {
  return (
    <>
      {text} {!isKeptByBrowser() && `${WAITING_NOTICE.unkept} `}
      <Button variant="text" onClick={onDontSend}>
        {WAITING_NOTICE.dontSend}
      </Button>
    </>
  );
}
