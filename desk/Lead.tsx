import { SITE } from '#content/site.ts';
import { findCallState } from '#leads/calls/call-state.ts';
import { findActs } from '#leads/db/audit.ts';
import { findDeliveries, findFirstLeads, findUndelivered, type ListedLead } from '#leads/db/find-leads.ts';
import { CALLS, OUTCOMES } from '#leads/db/tables.ts';
import { contactOf, leadType } from '#leads/lead-types/lead-types.ts';
import { mailtoUrl } from '#leads/mail-address.ts';
import { isAnswered, isComing } from '#leads/record/count-leads.ts';
import { answersOf, factOfAct, factOfEntry, formatDelivery, recordOf } from '#leads/record/describe-lead.ts';
import { findEntries } from '#leads/record/entries.ts';
import { formatForVisitor, formatHere } from '#leads/time-zones.ts';
import { CallActs } from './CallActs.tsx';
import { capitalized, Facts, Field, KeyLink, PageForm, PostForm, State, startOf, When } from './parts.tsx';
import { Received } from './Received.tsx';
import type { DeskServices } from './services.ts';

export async function leadPage({ store, freeTimes, callLink }: DeskServices, lead: ListedLead) {
  const { db } = store;
  const { table, id } = lead;
  const call = table === CALLS ? await findCallState(db, id) : undefined;
  const free = call ? await freeTimes.free() : [];
  const deliveries = await findDeliveries(db, id);
  const sent = deliveries.map((each) => ({ label: capitalized(each.kind), value: formatDelivery(each) }));
  const isUndelivered = (await findUndelivered(db, [id])).has(id);
  const [acts, entries] = [await findActs(db, id), await findEntries(db, id)];
  const { name, address } = contactOf(table, lead);
  const { leads } = await findFirstLeads(store, { email: address }, 20);
  const coming = leads.filter((each) => isComing(each, new Date()));
  const path = `/leads/${id}`;
  const { headline, name: kind } = leadType(table);
  const start = startOf(lead);
  const corrected = acts.findLast(({ act }) => act === 'correct')?.created_at ?? '';
  const isReturned = entries.some(({ kind, created_at }) => kind === 'bounce' && created_at > corrected);
  const correction = (
    <PostForm
      to={`${path}/correct`}
      summary={isReturned ? 'Correct the address' : 'Correct name or address'}
      button="Correct"
      hint="What failed for the old address is sent again."
    >
      <Field label="Name" name="name" defaultValue={name} autoComplete="off" />
      <Field label="Email" name="email" defaultValue={address} inputMode="email" autoComplete="off" />
    </PostForm>
  );
  return (
    <PageForm to={path} hidden={{ seen: call?.version ?? '' }}>
      <div>
        <p className="quiet">{capitalized(kind)}</p>
        <h1>
          <bdi>{headline(lead).who}</bdi>
        </h1>
        <p>
          <State lead={lead} /> {table === CALLS && <bdi>{lead.selected_service}</bdi>}
        </p>
        {start && <p className="times">{timesOf(lead, start)}</p>}
        {leads.length > 1 && (
          <a href={`/people/${id}`}>
            {leads.length === 2 ? 'One more from this person' : `${leads.length - 1} more from this person`}
          </a>
        )}
        <nav aria-label="Who waits" className="row">
          <KeyLink to="#answer" letter="a" text="Answer" />
          <KeyLink to={`${path}/next`} letter="n" text="Next who waits" />
          <KeyLink to={`${path}/previous`} letter="p" text="Previous" />
        </nav>
      </div>
      <div className="columns">
        <div>
          {call && <CallActs {...{ call, free, callLink, now: new Date() }} />}
          <Received entries={entries} correction={isReturned && correction} />
          <Reply lead={lead} />
          <Facts title="What they sent" of={answersOf(lead)} />
          <section>
            <h2>Notes</h2>
            <Facts of={entries.filter(({ kind }) => kind === 'note').map(factOfEntry)} />
            <PostForm
              to={`${path}/note`}
              button="Add the note"
              hint="Only we see it. Any other button adds it, too."
            >
              <Field as="textarea" label="Add a note" name="note" rows={3} />
            </PostForm>
            <PostForm to={`${path}/outcome`} className="row">
              <span id="outcome">Outcome</span>
              {OUTCOMES.filter((outcome) => outcome !== 'no-show' || (start && start < new Date())).map(
                (outcome) => (
                  <button
                    key={outcome}
                    {...{ type: 'submit', formAction: `${path}/outcome`, name: 'outcome', value: outcome }}
                    aria-describedby="outcome"
                    aria-pressed={outcome === (lead.outcome ?? 'open')}
                  >
                    {outcome}
                  </button>
                ),
              )}
            </PostForm>
          </section>
        </div>
        <div>
          <Facts title="Record" of={recordOf(lead, new Date())} />
          <section>
            <h2>Keep in order</h2>
            <PostForm to={`${path}/remind`} button="Remind me" className="row">
              <Field label="Remind me on" type="date" name="on" defaultValue={lead.remind_on ?? ''} />
            </PostForm>
            {!isReturned && correction}
            <PostForm
              to={`${path}/hand-over`}
              summary="Hand over to a colleague"
              button="Mail it to them"
              hint="They get all about this lead, with our notes, and no buttons that act."
            >
              <Field label="Their address" name="to" inputMode="email" autoComplete="off" />
              <Field as="textarea" label="A few words to them (optional)" name="words" />
            </PostForm>
            <div className="row">
              <PostForm to={`${path}/archive`} button={lead.archived_at ? 'Back into the inbox' : 'Archive'}>
                {lead.archived_at && <input type="hidden" name="back" value="yes" />}
              </PostForm>
              {lead.suspicion === null ? (
                <PostForm to={`${path}/spam`} button="Spam" />
              ) : (
                <PostForm
                  to={`${path}/not-spam`}
                  button="Not spam"
                  hint="Mails that were held back are sent."
                />
              )}
            </div>
          </section>
          <Facts title="Emails and posts" none="None." of={sent}>
            {isUndelivered && <PostForm to={`${path}/retry`} button="Try again now" />}
          </Facts>
          <Facts title="What was done" none="Nothing yet." of={acts.map(factOfAct)} />
          <section>
            <h2>More</h2>
            <PostForm
              to={`${path}/revoke`}
              summary="End the links in its emails"
              button="End the links"
              hint="An email that went out can’t answer for this lead any more. Later emails have new links."
            />
            <PostForm
              to={`${path}/erase`}
              summary="Erase this person"
              button="Erase"
              hint="Deletes every lead of this person, and all that is kept beside it. There is no way back."
            >
              {coming.map(({ id: call, starts_at }) => (
                <p key={call}>
                  They have a call with us <When at={starts_at ?? ''} />, and nobody would tell them.{' '}
                  <a href={`/leads/${call}#cancel`}>Cancel it first</a>
                </p>
              ))}
              {coming.length > 0 && (
                <label>
                  <input type="checkbox" name="erase.anyway" value="yes" /> Erase, and tell nobody
                </label>
              )}
              <Field
                label="To go on, type their address"
                name="address"
                inputMode="email"
                autoComplete="off"
              />
            </PostForm>
          </section>
        </div>
      </div>
    </PageForm>
  );
}

/** A call's time, with a line for each clock. */
function timesOf(lead: ListedLead, start: Date): string {
  const ours = formatHere(start);
  const theirs = lead.table === CALLS ? formatForVisitor(lead.timezone, lead.device_zone, start)[0] : ours;
  return ours === theirs ? ours : `Ours: ${ours}\nTheirs: ${theirs}`;
}

/** Maximum number of quoted characters in a `mailto:` link. Mail programs truncate long links. */
const MAX_QUOTED = 1200;

const NOT_QUOTED = ['Name', 'Email', 'Phone', 'Website'];

/** A link to answer by mail, and a button to mark the lead as answered. */
function Reply({ lead }: { lead: ListedLead }) {
  const { name, address } = contactOf(lead.table, lead);
  const url = mailtoUrl(address);
  const words = answersOf(lead)
    .filter(({ label, isChosen }) => !isChosen && !NOT_QUOTED.includes(label))
    .flatMap(({ value }) => value || [])
    .join('\n\n');
  const body = `Hello ${name},\n\n\n\n${words.slice(0, MAX_QUOTED).toWellFormed().replace(/^/gm, '> ')}`;
  const fields = `subject=${encodeURIComponent(`Your message to ${SITE.brand}`)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return (
    <div className="row" id={lead.table === CALLS ? undefined : 'answer'}>
      {url ? (
        <a href={`${url}?${fields}`}>Write to them</a>
      ) : (
        <span>
          Mail can’t be sent to this address: <bdi>{address}</bdi>
        </span>
      )}
      {(lead.table !== CALLS || lead.heard_at !== null) && !isAnswered(lead) && (
        <PostForm to={`/leads/${lead.id}/answered`} button="I have answered" />
      )}
    </div>
  );
}
