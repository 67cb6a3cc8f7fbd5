import type { ReactNode } from 'react';
import {
  ACKNOWLEDGEMENT_BOOKING,
  ACKNOWLEDGEMENT_MESSAGE,
  ACKNOWLEDGEMENT_QUIZ,
  CANCELLATION,
  CONFIRMATION,
  DECLINE,
  MAIL_FRAME,
  REMINDER,
} from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { DeviceTime, Fact, Facts, Summary } from './Facts.tsx';
import { look } from './mail-looks.ts';
import {
  Action,
  ActionIf,
  NoteWithDecision,
  OtherAction,
  Paragraph,
  Subheading,
  siteUrl,
  TextLink,
} from './Prose.tsx';

/** Once a booking is stored. */
export function AcknowledgementBooking() {
  const copy = ACKNOWLEDGEMENT_BOOKING;
  return (
    <>
      <Paragraph>{copy.text}</Paragraph>
      <Paragraph where="isHeld">{copy.held}</Paragraph>
      <Paragraph where="isTaken">{copy.taken}</Paragraph>
      <Subheading>{copy.nextHeading}</Subheading>
      <ol {...look('list')}>
        {copy.next.map((step) => (
          <li key={step} {...look('item')}>
            {step}
          </li>
        ))}
      </ol>
      <Subheading>{copy.summaryHeading}</Subheading>
      <Summary />
      <ActionIf of="moveUrl">{copy.move}</ActionIf>
      <ActionIf of="cancelUrl">{copy.cancel}</ActionIf>
      <Paragraph>{copy.change}</Paragraph>
    </>
  );
}

/** Once a quiz is stored. */
export function AcknowledgementQuiz() {
  const copy = ACKNOWLEDGEMENT_QUIZ;
  return (
    <>
      <Each of="hasAdvice">
        <Paragraph>{copy.lead}</Paragraph>
        <Subheading>{copy.adviceHeading}</Subheading>
        <Each of="advice">
          <Paragraph>
            <strong>{'{{title}}'}</strong>
            <br />
            {copy.reason}
            <Each of="url">
              <br />
              <TextLink href="{{url}}">{copy.more}</TextLink>
            </Each>
          </Paragraph>
        </Each>
      </Each>
      <Unless of="hasAdvice">
        <Paragraph>{copy.leadWithoutAdvice}</Paragraph>
      </Unless>
      <Subheading>{copy.nextHeading}</Subheading>
      <Paragraph>{copy.next}</Paragraph>
      <Action href={siteUrl('/book-call')}>{MAIL_FRAME.bookAction}</Action>
      <Subheading>{copy.summaryHeading}</Subheading>
      <Summary />
      <Paragraph>{copy.change}</Paragraph>
    </>
  );
}

/** Once a message is stored. */
export function AcknowledgementMessage() {
  return (
    <>
      <Paragraph>{ACKNOWLEDGEMENT_MESSAGE.text}</Paragraph>
      <Paragraph>{ACKNOWLEDGEMENT_MESSAGE.change}</Paragraph>
    </>
  );
}

/** Once a call is confirmed or moved. */
export function Confirmation() {
  const copy = CONFIRMATION;
  return (
    <>
      <Paragraph>{copy.text}</Paragraph>
      <CallFacts joinLater={copy.joinLater}>
        <Fact term={copy.facts.host}>{copy.host}</Fact>
      </CallFacts>
      <Paragraph>{copy.attached}</Paragraph>
      <NoteWithDecision heading={copy.noteHeading} />
      <Subheading>{copy.prepareHeading}</Subheading>
      <Paragraph>{copy.prepare}</Paragraph>
      <ChangeCall />
    </>
  );
}

/** When the team can't take the call. */
export function Decline() {
  return (
    <>
      <Paragraph>{DECLINE.text}</Paragraph>
      <NoteWithDecision heading={DECLINE.noteHeading} />
      <Subheading>{DECLINE.otherHeading}</Subheading>
      <Paragraph>{DECLINE.other}</Paragraph>
      <Action href={siteUrl('/book-call')}>{DECLINE.bookAction}</Action>
      <Paragraph>{DECLINE.ask}</Paragraph>
    </>
  );
}

/** Once the visitor cancelled a call or withdrew the request. */
export function Cancellation() {
  return (
    <>
      <Paragraph>{CANCELLATION.text}</Paragraph>
      <Paragraph where="wasConfirmed">{CANCELLATION.calendar}</Paragraph>
      <Paragraph>{CANCELLATION.again}</Paragraph>
      <OtherAction href={siteUrl('/book-call')}>{MAIL_FRAME.bookAction}</OtherAction>
    </>
  );
}

/** Some hours before a confirmed call. */
export function Reminder() {
  return (
    <>
      <Paragraph>{REMINDER.text}</Paragraph>
      <CallFacts joinLater={REMINDER.joinLater} />
      <ChangeCall />
    </>
  );
}

interface CallFactsProps {
  /** Says how the link comes, where there is none yet. */
  joinLater: string;
  /** More facts. */
  children?: ReactNode;
}

/** When a confirmed call is, what it is about, and where to join it. */
function CallFacts({ joinLater, children }: CallFactsProps) {
  const { facts, length, join } = CONFIRMATION;
  return (
    <>
      <Facts>
        <Fact term={facts.when}>
          <strong>{'{{when}}'}</strong>
          <DeviceTime />
        </Fact>
        <Fact term={facts.length}>{length}</Fact>
        <Fact term={facts.topic}>{'{{service}}'}</Fact>
        {children}
      </Facts>
      <ActionIf of="link" as={Action}>
        {join}
      </ActionIf>
      <Unless of="link">
        <Paragraph>{joinLater}</Paragraph>
      </Unless>
    </>
  );
}

/** What the visitor can do about a confirmed call. */
function ChangeCall() {
  const { changeHeading, move, cancel, change } = CONFIRMATION;
  return (
    <>
      <Subheading>{changeHeading}</Subheading>
      <ActionIf of="moveUrl">{move}</ActionIf>
      <ActionIf of="cancelUrl">{cancel}</ActionIf>
      <Paragraph>{change}</Paragraph>
    </>
  );
}
