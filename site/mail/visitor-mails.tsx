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
import type { LinkTo } from '#leads/lead-type.ts';
import type { MailFacts, VisitorCall } from '#leads/mail-facts.ts';
import { formatInZone, formatOnDevice } from '#leads/time-zones.ts';
import { adviseOn } from '#leads/types/quiz-advice.ts';
import { SERVICE_PAGES } from '../service-pages.ts';
import { fill, filled } from './fill.tsx';
import type { Mail } from './MailFrame.tsx';
import { look } from './mail-looks.ts';
import {
  Action,
  Fact,
  Facts,
  NoteWithDecision,
  OtherAction,
  Paragraph,
  Subheading,
  Summary,
  TextLink,
} from './mail-parts.tsx';

/** Once a booking is stored. */
export function acknowledgementBooking(facts: MailFacts['acknowledgement call_bookings']): Mail {
  const copy = ACKNOWLEDGEMENT_BOOKING;
  const { name, summary, time, linkTo } = facts;
  return {
    ...copy,
    name,
    body: (
      <>
        <Paragraph>{copy.text}</Paragraph>
        {time?.status === 'held' && <Paragraph>{copy.held}</Paragraph>}
        {time?.status === 'taken' && <Paragraph>{copy.taken}</Paragraph>}
        <Subheading>{copy.nextHeading}</Subheading>
        <ol {...look('list')}>
          {copy.next.map((step) => (
            <li key={step} {...look('item')}>
              {step}
            </li>
          ))}
        </ol>
        <Subheading>{copy.summaryHeading}</Subheading>
        <Summary of={summary} />
        <VisitorActions linkTo={linkTo} {...copy} />
        <Paragraph>{copy.change}</Paragraph>
      </>
    ),
  };
}

/** Once a quiz is stored. */
export function acknowledgementQuiz(
  { name, summary, lead }: MailFacts['acknowledgement quiz_submissions'],
  origin: string,
): Mail {
  const copy = ACKNOWLEDGEMENT_QUIZ;
  const advice = adviseOn(lead);
  return {
    ...copy,
    name,
    body: (
      <>
        <Paragraph>{advice.length > 0 ? copy.lead : copy.leadWithoutAdvice}</Paragraph>
        {advice.length > 0 && <Subheading>{copy.adviceHeading}</Subheading>}
        {advice.map(({ service, reasons }) => (
          <Paragraph key={service}>
            <strong>{service}</strong>
            <br />
            {copy.because} {reasons.join('; ')}.
            {SERVICE_PAGES[service] && (
              <>
                <br />
                <TextLink href={origin + SERVICE_PAGES[service]}>{copy.more}</TextLink>
              </>
            )}
          </Paragraph>
        ))}
        <Subheading>{copy.nextHeading}</Subheading>
        <Paragraph>{copy.next}</Paragraph>
        <Action href={`${origin}/book-call`}>{MAIL_FRAME.bookAction}</Action>
        <Subheading>{copy.summaryHeading}</Subheading>
        <Summary of={summary} />
        <Paragraph>{copy.change}</Paragraph>
      </>
    ),
  };
}

/** Once a message is stored. */
export function acknowledgementMessage({ name }: MailFacts['acknowledgement support_messages']): Mail {
  const copy = ACKNOWLEDGEMENT_MESSAGE;
  return {
    ...copy,
    name,
    body: (
      <>
        <Paragraph>{copy.text}</Paragraph>
        <Paragraph>{copy.change}</Paragraph>
      </>
    ),
  };
}

/** Once a call is confirmed or moved. */
export function confirmation({ isChanged, ...call }: MailFacts['confirmation']): Mail {
  const copy = { ...CONFIRMATION, ...CONFIRMATION[isChanged ? 'moved' : 'confirmed'] };
  return {
    ...copy,
    subject: fill(copy.subject, { when: whenOf(call) }),
    name: call.name,
    body: (
      <>
        <Paragraph>{copy.text}</Paragraph>
        <CallFacts call={call} joinLater={copy.joinLater}>
          <Fact term={copy.facts.host}>{copy.host}</Fact>
        </CallFacts>
        <Paragraph>{copy.attached}</Paragraph>
        <NoteWithDecision heading={copy.noteHeading} note={call.note} />
        <Subheading>{copy.prepareHeading}</Subheading>
        <Paragraph>{copy.prepare}</Paragraph>
        <ChangeCall linkTo={call.linkTo} />
      </>
    ),
  };
}

/** When the team can't take the call. */
export function decline(call: VisitorCall, origin: string): Mail {
  const copy = DECLINE;
  return {
    ...copy,
    name: call.name,
    body: (
      <>
        <Paragraph>
          {filled(copy.text, { service: call.booking.selected_service, when: whenOf(call) })}
        </Paragraph>
        <NoteWithDecision heading={copy.noteHeading} note={call.note} />
        <Subheading>{copy.otherHeading}</Subheading>
        <Paragraph>{copy.other}</Paragraph>
        <Action href={`${origin}/book-call`}>{copy.bookAction}</Action>
        <Paragraph>{copy.ask}</Paragraph>
      </>
    ),
  };
}

/** Once the visitor cancelled a call or withdrew the request. */
export function cancellation(call: VisitorCall, origin: string): Mail {
  const copy = CANCELLATION;
  const heading = call.wasConfirmed ? copy.cancelled : copy.withdrawn;
  return {
    ...copy,
    subject: heading,
    heading,
    name: call.name,
    body: (
      <>
        <Paragraph>
          {filled(copy.text, { service: call.booking.selected_service, when: whenOf(call) })}
        </Paragraph>
        {call.wasConfirmed && <Paragraph>{copy.calendar}</Paragraph>}
        <Paragraph>{copy.again}</Paragraph>
        <OtherAction href={`${origin}/book-call`}>{MAIL_FRAME.bookAction}</OtherAction>
      </>
    ),
  };
}

/** Some hours before a confirmed call. */
export function reminder(call: VisitorCall): Mail {
  const copy = REMINDER;
  return {
    ...copy,
    subject: fill(copy.subject, { when: whenOf(call) }),
    name: call.name,
    body: (
      <>
        <Paragraph>{copy.text}</Paragraph>
        <CallFacts call={call} joinLater={copy.joinLater} />
        <ChangeCall linkTo={call.linkTo} />
      </>
    ),
  };
}

function whenOf({ booking, startsAt }: VisitorCall): string {
  return formatInZone(booking.timezone, startsAt);
}

interface CallFactsProps {
  call: VisitorCall;
  /** Says how the link comes, where there is none yet. */
  joinLater: string;
  /** More facts. */
  children?: ReactNode;
}

/** When a confirmed call is, what it is about, and where to join it. */
function CallFacts({ call, joinLater, children }: CallFactsProps) {
  const { facts, length, join } = CONFIRMATION;
  const { booking, startsAt, deviceZone, link } = call;
  return (
    <>
      <Facts>
        <Fact term={facts.when}>
          <strong>{whenOf(call)}</strong>
          {deviceZone && <br />}
          {deviceZone && formatOnDevice(deviceZone, booking.timezone, startsAt)}
        </Fact>
        <Fact term={facts.length}>{length}</Fact>
        <Fact term={facts.topic}>{booking.selected_service}</Fact>
        {children}
      </Facts>
      {link ? <Action href={link}>{join}</Action> : <Paragraph>{joinLater}</Paragraph>}
    </>
  );
}

/** What the visitor can do about a confirmed call. */
function ChangeCall({ linkTo }: { linkTo: LinkTo | undefined }) {
  return (
    <>
      <Subheading>{CONFIRMATION.changeHeading}</Subheading>
      <VisitorActions linkTo={linkTo} {...CONFIRMATION} />
      <Paragraph>{CONFIRMATION.change}</Paragraph>
    </>
  );
}

/** Links to the page where a visitor moves or cancels the call. */
function VisitorActions({
  linkTo,
  move,
  cancel,
}: Record<'move' | 'cancel', string> & { linkTo: LinkTo | undefined }) {
  return (
    <>
      <OtherAction href={linkTo?.('move')}>{move}</OtherAction>
      <OtherAction href={linkTo?.('cancel')}>{cancel}</OtherAction>
    </>
  );
}
