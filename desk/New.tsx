import { bookingSchema } from '#leads/lead-types/booking-form.ts';
import { ourClock } from '#leads/time-zones.ts';
import { Field, PostForm } from './parts.tsx';

const SERVICES = bookingSchema().entries.selected_service.options;

export function newPage() {
  return (
    <>
      <h1>Add a lead</h1>
      <p className="quiet">
        For somebody who phoned or wrote elsewhere. Nobody is mailed until you confirm a call.
      </p>
      <PostForm to="/new" button="Add" hidden={{ id: crypto.randomUUID() }}>
        <Field label="Name" name="name" autoComplete="off" required />
        <Field label="Email" name="email" inputMode="email" autoComplete="off" required />
        <Field as="textarea" label="What it is about" name="message" rows={4} required />
        <h2>A call</h2>
        <p className="quiet">{`With a day and a time, in ${ourClock().name}, it becomes a call to confirm.`}</p>
        <div className="row">
          <Field label="Day" type="date" name="date" />
          <Field label="Time" type="time" name="time" />
        </div>
        <Field label="Company (optional)" name="company" autoComplete="off" />
        <Field as="select" label="Service" name="service">
          {SERVICES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Field>
      </PostForm>
    </>
  );
}
