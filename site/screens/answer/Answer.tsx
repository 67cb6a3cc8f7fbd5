import type { ReactNode } from 'react';
import { ANSWER as COPY } from '#content/answer.ts';
import { Each, Unless } from '../../mail/Each.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import unseen from '../../ui/unseen.module.css';
import styles from './Answer.module.css';

const NOTICES = ['ended', 'busy', 'unavailable', 'foreign'] as const;

/** A Mustache template: the server fills in a call, or why there is none to see. */
export function Answer() {
  return (
    <section className={styles.page}>
      <div className="wrap">
        <div className={`paper ${styles.sheet}`}>
          <Each of="notice">
            {NOTICES.map((notice) => (
              <Each key={notice} of={notice}>
                <h1>{COPY[notice].heading}</h1>
                <p className="lead">{COPY[notice].text}</p>
              </Each>
            ))}
          </Each>
          <Each of="call">
            <h1>
              <OneOf of="heading" words={COPY.headings} />
            </h1>
            <Problem />
            <Decision />
            <CallFacts />
            <Each of="form">
              <Form />
            </Each>
            <Acts />
            <Each of="isOff">
              <div className="actions">
                <ButtonLink href="/book-call" variant="line">
                  {COPY.bookAgain}
                </ButtonLink>
              </div>
            </Each>
          </Each>
        </div>
      </div>
    </section>
  );
}

/** The one text whose name is set in a map of flags. */
function OneOf({ of, words }: { of: string; words: Record<string, string> }) {
  return (
    <Each of={of}>
      {Object.entries(words).map(([name, text]) => (
        <Each key={name} of={name}>
          {text}
        </Each>
      ))}
    </Each>
  );
}

function Problem() {
  return (
    <Each of="problem">
      {Object.entries(COPY.problems).map(([name, text]) => (
        <Each key={name} of={name}>
          <p className={styles.problem} role="alert">
            <Icon name="warning" />
            {text}
          </p>
        </Each>
      ))}
    </Each>
  );
}

function Decision() {
  const { byTeam, byVisitor, byUs, byYou, byServer, ...what } = COPY.decided;
  return (
    <Each of="decided">
      <p className="lead">
        <OneOf of="what" words={what} />{' '}
        <OneOf of="by" words={{ byTeam, byVisitor, byUs, byYou, byServer }} />, {'{{at}}'}.
      </p>
    </Each>
  );
}

function CallFacts() {
  return (
    <Facts>
      <Each of="who">
        <Fact term={COPY.facts.who}>
          <bdi>{'{{who}}'}</bdi>
        </Fact>
      </Each>
      <Fact term={COPY.facts.topic}>{'{{service}}'}</Fact>
      <Each of="isTeam">
        <Fact term={COPY.facts.ourTime}>{'{{ourTime}}'}</Fact>
        <Fact term={COPY.facts.theirTime}>
          <VisitorTime />
        </Fact>
      </Each>
      <Unless of="isTeam">
        <Fact term={COPY.facts.visitorTime}>
          <VisitorTime />
        </Fact>
      </Unless>
    </Facts>
  );
}

function VisitorTime() {
  return (
    <>
      {'{{theirTime}}'}
      <Each of="deviceTime">
        <small>{'{{deviceTime}}'}</small>
      </Each>
    </>
  );
}

/** Posts to the address of the page itself, so that no token stands in it. */
function Form() {
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="do" value="{{act}}" />
      <input type="hidden" name="seen" value="{{seen}}" />
      <Each of="is.move">
        <Times />
      </Each>
      <Each of="asksLink">
        <details className={styles.more}>
          <Summary>{COPY.more}</Summary>
          <LinkField />
        </details>
      </Each>
      <Each of="asksNote">
        <NoteField />
      </Each>
      <Unless of="isStuck">
        <p className="quiet">
          <OfAct words={COPY.explain} />
        </p>
        <div className="actions">
          <Button type="submit">
            <OfAct words={COPY.buttons} />
          </Button>
        </div>
      </Unless>
    </form>
  );
}

/** The side's words for the act that the page is opened on. */
function OfAct({ words }: { words: { team: Record<string, string>; visitor: Record<string, string> } }) {
  return (
    <>
      <Each of="isTeam">
        <OneOf of="is" words={words.team} />
      </Each>
      <Unless of="isTeam">
        <OneOf of="is" words={words.visitor} />
      </Unless>
    </>
  );
}

function Times() {
  return (
    <>
      <Each of="hasTimes">
        <fieldset className={styles.times}>
          <legend>{COPY.timesLegend}</legend>
          <Each of="near">
            <Day of="near" />
          </Each>
          <Each of="hasLater">
            <details>
              <Summary>{COPY.moreDays}</Summary>
              <Each of="later">
                <Day of="later" />
              </Each>
            </details>
          </Each>
        </fieldset>
      </Each>
      <Each of="isTeam">
        <fieldset className={styles.other}>
          <legend>{COPY.otherTeam}</legend>
          <Field label={COPY.date} name="date">
            {(control) => <input {...control} type="date" />}
          </Field>
          <Field label={COPY.time} name="time">
            {(control) => <input {...control} type="time" />}
          </Field>
        </fieldset>
      </Each>
      <Each of="isStuck">
        <p>{COPY.noTimes}</p>
      </Each>
    </>
  );
}

function Day({ of }: { of: string }) {
  return (
    <div className={styles.day}>
      <p id={`${of}-{{date}}`}>{'{{day}}'}</p>
      <ul aria-labelledby={`${of}-{{date}}`}>
        <Each of="times">
          <li>
            <input
              className={unseen.control}
              type="radio"
              name="at"
              value="{{value}}"
              id={`${of}-{{id}}`}
              aria-describedby={`${of}-{{date}}`}
            />
            <label htmlFor={`${of}-{{id}}`}>{'{{label}}'}</label>
          </li>
        </Each>
      </ul>
    </div>
  );
}

function LinkField() {
  return (
    <Field label={COPY.link} name="link" hint={COPY.linkHint} optional>
      {(control) => (
        <input {...control} type="url" maxLength={500} autoComplete="off" placeholder="https://" />
      )}
    </Field>
  );
}

function NoteField() {
  const label = `{{#isTeam}}${COPY.noteTeam}{{/isTeam}}{{^isTeam}}${COPY.noteVisitor}{{/isTeam}}`;
  return (
    <Field label={label} name="note" optional>
      {(control) => <textarea {...control} rows={3} maxLength={1000} />}
    </Field>
  );
}

/** What else can be done: links to this page that open it on another act. */
function Acts() {
  const { heading, headingAsked, ...acts } = COPY.acts;
  return (
    <Each of="hasActs">
      <nav className={styles.acts} aria-labelledby="acts">
        <h2 id="acts">
          <Each of="form">{heading}</Each>
          <Unless of="form">
            <Each of="isAsked">{headingAsked}</Each>
            <Unless of="isAsked">{heading}</Unless>
          </Unless>
        </h2>
        <div className="actions">
          <Each of="acts">
            {Object.entries(acts).map(([act, text]) => (
              <Each key={act} of={act}>
                <ButtonLink href={`?do=${act}`} variant={act === 'confirm' ? 'solid' : 'line'}>
                  {text}
                </ButtonLink>
              </Each>
            ))}
          </Each>
        </div>
      </nav>
    </Each>
  );
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <summary>
      {children}
      <Icon name="plus" />
    </summary>
  );
}
