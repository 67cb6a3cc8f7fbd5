import type { PropsWithChildren } from 'react';
import {
  ACKNOWLEDGEMENT_BOOKING,
  ACKNOWLEDGEMENT_MESSAGE,
  ACKNOWLEDGEMENT_QUIZ,
  CANCELLATION,
  CONFIRMATION,
  DECLINE,
  MAIL_FRAME,
  PROPOSAL,
  REMINDER,
} from '#content/mails.ts';
import type { VisitorCall } from '#leads/mail/mail-facts.ts';
import { adviseOn } from '../quiz-advice.ts';
import { SERVICE_PAGES } from '../service-pages.ts';
import { fillIn } from './fill-in.tsx';
import { MailFrame, type Mails } from './MailFrame.tsx';
import { look } from './mail-looks.ts';
import {
  Action,
  Fact,
  MailFacts,
  NoteWithDecision,
  OtherAction,
  Paragraph,
  Subheading,
  Summary,
  TextLink,
  VisitorTimes,
  whenOf,
} from './mail-parts.tsx';

/** The comments in `content/mails.ts` say when each mail is sent. */
export const VISITOR_MAILS = {
  'acknowledgement call_bookings'({ lead: booking, name, summary, time, deviceZone, linkTo }) {
    const copy = ACKNOWLEDGEMENT_BOOKING;
    const startsAt = time?.heldUntil;
    const held =
      startsAt && fillIn({ text: copy.held }, { heldUntil: whenOf({ booking, startsAt, deviceZone }) });
    return (
      <MailFrame {...copy} name={name}>
        <Paragraph>{copy.text}</Paragraph>
        {held && <Paragraph>{held.text}</Paragraph>}
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
        <OtherAction href={linkTo?.('move')}>{copy.move}</OtherAction>
        <OtherAction href={linkTo?.('cancel')}>{copy.cancel}</OtherAction>
        <Paragraph>{copy.change}</Paragraph>
      </MailFrame>
    );
  },

  'acknowledgement quiz_submissions'({ name, summary, lead }) {
    const copy = ACKNOWLEDGEMENT_QUIZ;
    const advice = adviseOn(lead);
    return (
      <MailFrame {...copy} name={name}>
        <Paragraph>{advice.length > 0 ? copy.lead : copy.leadWithoutAdvice}</Paragraph>
        {advice.length > 0 && <Subheading>{copy.adviceHeading}</Subheading>}
        {advice.map(({ service, reasons }) => (
          <Paragraph key={service}>
            <strong>{service}</strong>
            <br />
            {copy.because} {reasons.join('; ')}.{SERVICE_PAGES[service] && <br />}
            <TextLink href={SERVICE_PAGES[service]}>{copy.more}</TextLink>
          </Paragraph>
        ))}
        <Subheading>{copy.nextHeading}</Subheading>
        <Paragraph>{copy.next}</Paragraph>
        <Action href="/book-call">{MAIL_FRAME.bookAction}</Action>
        <Subheading>{copy.summaryHeading}</Subheading>
        <Summary of={summary} />
        <Paragraph>{copy.change}</Paragraph>
      </MailFrame>
    );
  },

  'acknowledgement support_messages'({ name }) {
    const copy = ACKNOWLEDGEMENT_MESSAGE;
    return (
      <MailFrame {...copy} name={name}>
        <Paragraph>{copy.text}</Paragraph>
        <Paragraph>{copy.change}</Paragraph>
      </MailFrame>
    );
  },

  confirmation({ news, ...call }) {
    const words = { ...CONFIRMATION, ...CONFIRMATION[news] };
    const copy = fillIn({ ...words, subject: `${words.heading}: {{when}}` as const }, { when: whenOf(call) });
    return (
      <MailFrame {...copy} name={call.name}>
        <Paragraph>{copy.text}</Paragraph>
        <CallFacts call={call}>
          <Fact term={copy.facts.host}>{copy.host}</Fact>
        </CallFacts>
        <Paragraph>{copy.attached}</Paragraph>
        <NoteWithDecision heading={copy.noteHeading} note={call.note} />
        <Subheading>{copy.prepareHeading}</Subheading>
        <Paragraph>{copy.prepare}</Paragraph>
        <ChangeCall linkTo={call.linkTo} />
      </MailFrame>
    );
  },

  decline({ name, note, ...call }) {
    const copy = fillIn(DECLINE, { service: call.booking.selected_service, when: whenOf(call) });
    return (
      <MailFrame {...copy} name={name}>
        <Paragraph>{copy.text}</Paragraph>
        <NoteWithDecision heading={copy.noteHeading} note={note} />
        <Subheading>{copy.otherHeading}</Subheading>
        <Paragraph>{copy.other}</Paragraph>
        <Action href="/book-call">{copy.bookAction}</Action>
        <Paragraph>{copy.ask}</Paragraph>
      </MailFrame>
    );
  },

  proposal({ name, note, linkTo, proposed, ...call }) {
    const copy = fillIn(PROPOSAL, { service: call.booking.selected_service });
    const confirm = linkTo?.('confirm');
    return (
      <MailFrame {...copy} name={name}>
        <Paragraph>{copy.text}</Paragraph>
        <NoteWithDecision heading={CONFIRMATION.noteHeading} note={note} />
        {proposed.map((startsAt) => (
          <Action key={+startsAt} href={confirm && `${confirm}&at=${startsAt.toISOString()}`} other>
            {whenOf({ ...call, startsAt })}
          </Action>
        ))}
        {!linkTo && (
          <MailFacts>
            {proposed.map((startsAt) => (
              <Fact key={startsAt.getTime()} term={CONFIRMATION.facts.when}>
                <VisitorTimes call={{ ...call, startsAt }} />
              </Fact>
            ))}
          </MailFacts>
        )}
        {linkTo && <Paragraph>{copy.none}</Paragraph>}
        <OtherAction href={linkTo?.('move')}>{copy.move}</OtherAction>
        <Paragraph>{copy.reply}</Paragraph>
      </MailFrame>
    );
  },

  cancellation({ name, wasConfirmed, byVisitor, note, linkTo, ...call }) {
    const copy = fillIn(CANCELLATION, { service: call.booking.selected_service, when: whenOf(call) });
    const heading = wasConfirmed ? copy.cancelled : copy.withdrawn;
    const { byTeam } = copy;
    if (!byVisitor)
      return (
        <MailFrame {...copy} {...byTeam} heading={byTeam.subject} name={name}>
          <Paragraph>{byTeam.text}</Paragraph>
          <NoteWithDecision heading={CONFIRMATION.noteHeading} note={note} />
          <Paragraph>{copy.calendar}</Paragraph>
          <Paragraph>{byTeam.again}</Paragraph>
          <Action href={linkTo?.('move') ?? '/book-call'}>{byTeam.choose}</Action>
        </MailFrame>
      );
    return (
      <MailFrame {...copy} subject={heading} heading={heading} name={name}>
        <Paragraph>{copy.text}</Paragraph>
        {wasConfirmed && <Paragraph>{copy.calendar}</Paragraph>}
        <Paragraph>{copy.again}</Paragraph>
        <OtherAction href="/book-call">{MAIL_FRAME.bookAction}</OtherAction>
      </MailFrame>
    );
  },

  reminder(call) {
    const copy = fillIn(REMINDER, { when: whenOf(call) });
    return (
      <MailFrame {...copy} name={call.name}>
        <Paragraph>{copy.text}</Paragraph>
        <CallFacts call={call} />
        <ChangeCall linkTo={call.linkTo} />
      </MailFrame>
    );
  },
} satisfies Partial<Mails>;

/** A confirmed call's time, length and topic, the facts in `children`, and the link to join. */
function CallFacts({ call, children }: PropsWithChildren<{ call: VisitorCall }>) {
  const { facts, length, join, noLink } = CONFIRMATION;
  return (
    <>
      <MailFacts>
        <Fact term={facts.when}>
          <VisitorTimes call={call} />
        </Fact>
        <Fact term={facts.length}>{length}</Fact>
        <Fact term={facts.topic}>{call.booking.selected_service}</Fact>
        {children}
      </MailFacts>
      {call.link ? <Action href={call.link}>{join}</Action> : <Paragraph>{noLink}</Paragraph>}
    </>
  );
}

/** Links to move or cancel a confirmed call. */
function ChangeCall({ linkTo }: Pick<VisitorCall, 'linkTo'>) {
  return (
    <>
      <Subheading>{CONFIRMATION.changeHeading}</Subheading>
      <OtherAction href={linkTo?.('move')}>{CONFIRMATION.move}</OtherAction>
      <OtherAction href={linkTo?.('cancel')}>{CONFIRMATION.cancel}</OtherAction>
      <Paragraph>{CONFIRMATION.change}</Paragraph>
    </>
  );
}
