import { PUBLIC_ANALYTICS } from 'astro:env/client';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { QUIZ_FORM, QUIZ_QUESTIONS } from '#content/quiz.ts';
import {
  AI_KNOWLEDGE,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  DEFAULT_PRIORITY,
  GOALS,
  INTEGRATION_NEEDS,
  QUIZ_SCHEMA,
  QUIZ_STEPS,
  type QuizRow,
  quizFromForm,
  STEP_OF_FIELD,
} from '#leads/lead-types/quiz-form.ts';
import { checkRow, type FormValues, type Problem } from '#leads/validation.ts';
import { QuizReading } from '../../screens/home/QuizReading.tsx';
import { Button } from '../../ui/Button.tsx';
import { DataNote } from '../../ui/DataNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { Honeypot } from '../../ui/Honeypot.tsx';
import { Words } from '../../ui/Words.tsx';
import { EmailField } from '../EmailField.tsx';
import { formValues } from '../form-values.ts';
import { SendingState } from '../SendingState.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import styles from './Quiz.module.css';
import { Choices } from './QuizChoices.tsx';
import { PrioritySlider } from './QuizSlider.tsx';
import { QuizSummary } from './QuizSummary.tsx';
import { StepProgress } from './StepProgress.tsx';

/**
 * The quiz of spec section 4: one long form without scripts, one step at a time after hydration. All steps stay in the
 * page, stacked, so the buttons never move and the form always contains every answer.
 */
export function Quiz({ servicePages }: { servicePages: Record<string, string> }) {
  const wasMoved = useRef(false);
  const [isHydrated, setIsHydrated] = useState(false);
  const [step, setStep] = useState(1);
  const [values, setValues] = useState<FormValues>({});
  const [sent, setSent] = useState<QuizRow>();
  const lead = useLeadForm('quiz_submissions', {
    step,
    check: (values) => checkRow(QUIZ_SCHEMA, quizFromForm(values)),
    onStored: thank,
  });
  const { form, restore, keep } = lead;
  const isSubmitting = lead.sending.is === 'sending';
  const isNext = isHydrated && step < QUIZ_STEPS;
  const showsErrors = lead.problems !== undefined;
  const onHydrated = useEffectEvent(() => {
    const draft = restore();
    const open = firstStepOf(lead.findProblems());
    const start = stepOf(history.state?.quizStep) ?? stepOf(draft?.step) ?? open;
    history.replaceState({ ...history.state, quizStep: start }, '');
    setStep(start);
    setValues(formValues(form.current));
    setIsHydrated(true);
  });

  const onPopState = useEffectEvent(({ state }: PopStateEvent) => {
    const target = stepOf(state?.quizStep);
    if (target) show(target);
  });

  useEffect(() => {
    onHydrated();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const onStep = useEffectEvent((shown: number, withErrors: boolean) => {
    if (!wasMoved.current) return;
    keep();
    const part = withErrors ? '[aria-invalid]' : '[data-heading]';
    const target = form.current?.querySelector<HTMLElement>(`[data-step="${shown}"] ${part}`);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => onStep(step, showsErrors), [step, showsErrors]);

  if (sent) {
    return (
      <>
        <StepProgress step={QUIZ_STEPS} isDone />
        <QuizReading row={sent} servicePages={servicePages} />
      </>
    );
  }

  // Don't render errors in hidden steps: they would change the height.
  const field = (name: string) =>
    STEP_OF_FIELD[name] === step ? lead.field(name) : { name, error: undefined };
  const steps = {
    business_type: <Choices {...field('business_type')} options={BUSINESS_TYPES} />,
    business_size: <Choices {...field('business_size')} options={BUSINESS_SIZES} />,
    automation_goals: <Choices {...field('automation_goals')} options={GOALS} multiple />,
    ai_knowledge: <Choices {...field('ai_knowledge')} options={AI_KNOWLEDGE} />,
    solution_priority: <PrioritySlider value={Number(values.solution_priority ?? DEFAULT_PRIORITY)} />,
    integration_needs: <Choices {...field('integration_needs')} options={INTEGRATION_NEEDS} />,
    contact: (
      <div className="fields">
        <Field label="Full name" {...field('contact_name')} autoComplete="name" required />
        <EmailField label="Email address" {...field('contact_email')} />
        <Field label="Phone" {...field('contact_phone')} optional type="tel" autoComplete="tel" />
        <Field
          label="Business website"
          {...field('business_website')}
          optional
          inputMode="url"
          autoComplete="url"
        />
      </div>
    ),
    additional_comments: (
      <>
        <Field label="Comments" {...field('additional_comments')} optional as="textarea" rows={5} />
        <DataNote />
      </>
    ),
  };

  return (
    <>
      <StepProgress step={step} />
      <form
        ref={form}
        className={`wrap ${styles.quiz}`}
        method="post"
        action="/rest/v1/quiz_submissions"
        aria-label="Quiz"
        data-hydrated={isHydrated || undefined}
        onSubmit={submit}
        onInput={(event) => {
          setValues(formValues(event.currentTarget));
          keep();
        }}
      >
        <div className={styles.steps}>
          {Object.entries(steps).map(([name, controls], index) => {
            const { question, hint } = QUIZ_QUESTIONS[name as keyof typeof steps];
            const number = index + 1;
            return (
              <fieldset
                key={name}
                className={`stack ${styles.step}`}
                data-step={number}
                data-shown={!isHydrated || number === step || undefined}
              >
                <legend tabIndex={-1} data-heading>
                  <span className={`fine ${styles.count}`}>
                    Step {number} of {QUIZ_STEPS}
                  </span>
                  <span className={`title ${styles.question}`}>{question}</span>
                </legend>
                <p className={`quiet ${styles.hint}`}>{hint}</p>
                {controls}
              </fieldset>
            );
          })}
        </div>
        <Honeypot />
        <div className={styles.foot}>
          <SendingState lead={lead} refused={QUIZ_FORM.refused} />
          <div className={styles.buttons}>
            {isHydrated && step > 1 && <Button variant="line" onClick={back} label={QUIZ_FORM.back} />}
            <Button key={isNext ? 'next' : 'submit'} type="submit" disabled={isSubmitting && !isNext}>
              <Words text={isNext ? QUIZ_FORM.next : isSubmitting ? 'Submitting...' : QUIZ_FORM.submit} />
            </Button>
          </div>
        </div>
        <QuizSummary values={values} step={step} />
      </form>
    </>
  );

  function show(target: number, problems?: Problem[]) {
    wasMoved.current = true;
    lead.setProblems(problems);
    setStep(target);
  }

  /** Goes back in the browser's history if the entry there is the previous step, so the back button stays in sync. */
  function back() {
    if (history.state?.quizCameFrom === step - 1) return history.back();
    history.replaceState({ ...history.state, quizStep: step - 1 }, '');
    show(step - 1);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Before the last step, submitting by button or Enter goes to the next step.
    const problems = lead.findProblems();
    const isOpen = problems.some(({ field }) => STEP_OF_FIELD[field] === step);
    const target = isNext ? step + Number(!isOpen) : firstStepOf(problems);
    if (PUBLIC_ANALYTICS && !isOpen) window.countEvent?.(`Quiz step ${step}`);
    if (!isNext && problems.length === 0) {
      lead.submit();
    } else if (target === step) {
      show(step, problems);
    } else {
      history.pushState({ ...history.state, quizStep: target, quizCameFrom: step }, '');
      show(target, isNext ? undefined : problems);
    }
  }

  function thank(row: QuizRow) {
    history.replaceState({ ...history.state, quizStep: undefined, quizCameFrom: undefined }, '');
    setSent(row);
  }
}

function firstStepOf(problems: Problem[]): number {
  return Math.min(QUIZ_STEPS, ...problems.map(({ field }) => STEP_OF_FIELD[field] ?? QUIZ_STEPS));
}

function stepOf(step: unknown): number | undefined {
  return typeof step === 'number' && step >= 1 && step <= QUIZ_STEPS ? step : undefined;
}
