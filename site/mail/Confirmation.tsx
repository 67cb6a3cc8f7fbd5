import type { ReactNode } from 'react';
import { CONFIRMATION as COPY } from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { DeviceTime, Fact, Facts } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, NoteWithDecision, OtherAction, Paragraph, Subheading } from './Prose.tsx';

/** To the visitor, once a call is confirmed or moved. */
export function Confirmation({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="visitor" site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <CallFacts joinLater={COPY.joinLater}>
        <Fact term={COPY.facts.host}>{COPY.host}</Fact>
      </CallFacts>
      <Paragraph>{COPY.attached}</Paragraph>
      <NoteWithDecision heading={COPY.noteHeading} />
      <Subheading>{COPY.prepareHeading}</Subheading>
      <Paragraph>{COPY.prepare}</Paragraph>
      <ChangeCall />
    </MailFrame>
  );
}

interface CallFactsProps {
  /** Says how the link comes, where there is none yet. */
  joinLater: string;
  /** More facts. */
  children?: ReactNode;
}

/** When a confirmed call is, what it is about, and where to join it. */
export function CallFacts({ joinLater, children }: CallFactsProps) {
  return (
    <>
      <Facts>
        <Fact term={COPY.facts.when}>
          <strong>{'{{when}}'}</strong>
          <DeviceTime />
        </Fact>
        <Fact term={COPY.facts.length}>{COPY.length}</Fact>
        <Fact term={COPY.facts.topic}>{'{{service}}'}</Fact>
        {children}
      </Facts>
      <Each of="hasLink">
        <Action href="{{link}}">{COPY.join}</Action>
      </Each>
      <Unless of="hasLink">
        <Paragraph>{joinLater}</Paragraph>
      </Unless>
    </>
  );
}

/** What the visitor can do about a confirmed call. */
export function ChangeCall() {
  return (
    <>
      <Subheading>{COPY.changeHeading}</Subheading>
      <Each of="moveUrl">
        <OtherAction href="{{moveUrl}}">{COPY.move}</OtherAction>
      </Each>
      <Each of="cancelUrl">
        <OtherAction href="{{cancelUrl}}">{COPY.cancel}</OtherAction>
      </Each>
      <Paragraph>{COPY.change}</Paragraph>
    </>
  );
}
