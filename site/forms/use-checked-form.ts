import { type RefObject, useEffect, useState } from 'react';
import type { LeadRows, LeadTable } from '#leads/types.ts';
import type { Problem } from '#leads/validation.ts';
import { formValues } from './form-values.ts';
import { type LeadFormOptions, useLeadForm } from './use-lead-form.ts';

export type CheckedForm = ReturnType<typeof useCheckedForm>;

/**
 * Sends a form's row once it is valid. The first try to send it shows what is wrong; from then on, so does each change.
 */
export function useCheckedForm<Table extends LeadTable>(
  table: Table,
  form: RefObject<HTMLFormElement | null>,
  options: LeadFormOptions<LeadRows[Table]>,
) {
  const [problems, setProblems] = useState<Problem[]>([]);
  const [wasAttempted, setWasAttempted] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { send, clearFailure, ...lead } = useLeadForm(table, form, {
    ...options,
    onStored(row, callTime) {
      setWasAttempted(false);
      options.onStored(row, callTime);
    },
  });

  useEffect(() => {
    if (isDialogOpen) firstInvalid(form)?.scrollIntoView({ block: 'center' });
  }, [isDialogOpen, form]);

  return {
    ...lead,
    isDialogOpen,
    closeDialog,
    submit,
    /** To be called after each change: clears the errors that were fixed. */
    recheck: () => wasAttempted && check(),
    errorOf: (name: string) => problems.find(({ field }) => field === name)?.message,
  };

  function check(): LeadRows[Table] | undefined {
    const checked = options.check(form.current ? formValues(form.current) : {});
    setProblems(checked.ok ? [] : checked.problems);
    return checked.ok ? checked.row : undefined;
  }

  async function submit(): Promise<void> {
    setWasAttempted(true);
    clearFailure();
    const row = check();
    if (row) await send(row);
    else setIsDialogOpen(true);
  }

  function closeDialog(): void {
    setIsDialogOpen(false);
    const invalid = firstInvalid(form);
    invalid?.focus({ preventScroll: true });
    invalid?.scrollIntoView({ block: 'center' });
  }
}

function firstInvalid({ current }: RefObject<HTMLFormElement | null>): HTMLElement | null | undefined {
  return current?.querySelector<HTMLElement>('[aria-invalid="true"]');
}
