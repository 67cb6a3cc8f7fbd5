import type { ReactNode } from 'react';
import { ANSWER as COPY } from '#content/answer.ts';
import { Each, Unless } from '../../mail/Each.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import unseen from '../../ui/unseen.module.css';
import styles from './Answer.module.css';

/** A Mustache template: the server fills in a call, or why there is none to see. */
export function Answer() {
  return (
    <section className={styles.page}>
      <div className="wrap">
        <div className={`paper ${styles.sheet}`}>
          <Each of="notice">
            <h1>{'{{heading}}'}</h1>
            <p className="lead">{'{{text}}'}</p>
          </Each>
          <Each of="call">
            <h1>{'{{heading}}'}</h1>
            <Each of="problem">
              <p className={styles.problem} role="alert">
                <Icon name="warning" />
                {'{{problem}}'}
              </p>
            </Each>
            <Each of="decided">
              <p className="lead">{'{{decided}}'}</p>
            </Each>
            <CallFacts />
            <Each of="form">
              <Form />
            </Each>
            <Each of="hasActs">
              <Acts />
            </Each>
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

function CallFacts() {
  const visitorTime = (
    <>
      {'{{theirTime}}'}
      <Each of="deviceTime">
        <small>{'{{deviceTime}}'}</small>
      </Each>
    </>
  );
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
        <Fact term={COPY.facts.theirTime}>{visitorTime}</Fact>
      </Each>
      <Unless of="isTeam">
        <Fact term={COPY.facts.visitorTime}>{visitorTime}</Fact>
      </Unless>
    </Facts>
  );
}

/** Posts to the address of the page itself, so that no token stands in it. */
function Form() {
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="do" value="{{act}}" />
      <input type="hidden" name="seen" value="{{seen}}" />
      <Each of="isMove">
        <Times />
      </Each>
      <Each of="asksLink">
        <details className={styles.more}>
          <Summary>{COPY.more}</Summary>
          <Field label={COPY.link} name="link" hint={COPY.linkHint} optional>
            {(control) => (
              <input {...control} type="url" maxLength={500} autoComplete="off" placeholder="https://" />
            )}
          </Field>
        </details>
      </Each>
      <Each of="asksNote">
        <Field label="{{noteLabel}}" name="note" optional>
          {(control) => <textarea {...control} rows={3} maxLength={1000} />}
        </Field>
      </Each>
      <Unless of="isStuck">
        <p className="quiet">{'{{explain}}'}</p>
        <div className="actions">
          <Button type="submit">{'{{button}}'}</Button>
        </div>
      </Unless>
    </form>
  );
}

function Times() {
  return (
    <>
      <Each of="hasTimes">
        <fieldset className={styles.times}>
          <legend>{COPY.timesLegend}</legend>
          <Each of="near">
            <Day group="near" />
          </Each>
          <Each of="hasLater">
            <details>
              <Summary>{COPY.moreDays}</Summary>
              <Each of="later">
                <Day group="later" />
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

/** @param group before its ids, for the template to be sound by itself */
function Day({ group }: { group: string }) {
  const [day, time] = [`${group}-{{date}}`, `${group}-{{id}}`];
  return (
    <div className={styles.day}>
      <p id={day}>{'{{day}}'}</p>
      <ul aria-labelledby={day}>
        <Each of="times">
          <li>
            <input
              className={unseen.control}
              type="radio"
              name="at"
              value="{{value}}"
              id={time}
              aria-describedby={day}
            />
            <label htmlFor={time}>{'{{label}}'}</label>
          </li>
        </Each>
      </ul>
    </div>
  );
}

/** What else can be done: links to this page that open it on another act. */
function Acts() {
  return (
    <nav className={styles.acts} aria-labelledby="acts">
      <h2 id="acts">{'{{actsHeading}}'}</h2>
      <div className="actions">
        <Each of="acts">
          <Each of="isConfirm">
            <ButtonLink href="?do={{name}}">{'{{text}}'}</ButtonLink>
          </Each>
          <Unless of="isConfirm">
            <ButtonLink href="?do={{name}}" variant="line">
              {'{{text}}'}
            </ButtonLink>
          </Unless>
        </Each>
      </div>
    </nav>
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
