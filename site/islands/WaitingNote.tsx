import { WAITING_NOTE } from '#content/waiting-note.ts';
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
      {text} {!isKeptByBrowser() && `${WAITING_NOTE.unkept} `}
      <Button variant="text" onClick={onDontSend}>
        {WAITING_NOTE.dontSend}
      </Button>
    </>
  );
}
