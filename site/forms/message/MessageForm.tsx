import { useEffect, useEffectEvent, useState } from 'react';
import { MESSAGE_FORM } from '#content/support-message.ts';
import { SUPPORT_MESSAGE_SCHEMA, type SupportMessageRow } from '#leads/lead-types/support-message-form.ts';
import { checkRow, rowFromForm } from '#leads/validation.ts';
import { Field } from '../../ui/Field.tsx';
import { PREFILLED } from '../draft.ts';
import { EmailField } from '../EmailField.tsx';
import { FormSheet } from '../FormSheet.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { MessageThanks } from './MessageThanks.tsx';

/** The Support page's form. Without scripts, it is a plain HTML form; after hydration, the script sends it. */
export function MessageForm({ email }: { email: string }) {
  const [sent, setSent] = useState<{ to: string; height: number }>();
  const lead = useLeadForm('support_messages', {
    check: (values) => checkRow(SUPPORT_MESSAGE_SCHEMA, rowFromForm(SUPPORT_MESSAGE_SCHEMA, values)),
    onStored,
  });
  const { restore, keep, field } = lead;

  const fill = useEffectEvent(restore);

  useEffect(() => {
    if (!sent) fill();
    const onPrefilled = () => (sent ? setSent(undefined) : fill(true));
    window.addEventListener(PREFILLED, onPrefilled);
    return () => window.removeEventListener(PREFILLED, onPrefilled);
  }, [sent]);

  if (sent) return <MessageThanks email={email} {...sent} />;

  return (
    <FormSheet id="message-sheet" lead={lead} words={MESSAGE_FORM} onInput={keep}>
      <Field label="Name" {...field('name')} autoComplete="name" required />
      <EmailField label="Email" {...field('email')} />
      <Field label="Message" {...field('message')} wide as="textarea" rows={8} required />
    </FormSheet>
  );

  /** Gives the thanks panel the form's height, so nothing below moves. */
  function onStored(row: SupportMessageRow) {
    setSent({ to: row.email, height: lead.form.current?.offsetHeight ?? 0 });
  }
}
