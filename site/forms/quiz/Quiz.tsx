import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { QUIZ, QUIZ_QUESTIONS } from '#content/quiz.ts';
import {
  AI_KNOWLEDGE,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  checkQuiz,
  DEFAULT_PRIORITY,
  GOALS,
  INTEGRATION_NEEDS,
  QUIZ_STEPS,
  type QuizRow,
  quizFromForm,
  STEP_OF_FIELD,
} from '#leads/types/quiz-form.ts';
import type { Checked, FormValues, Problem } from '#leads/validation.ts';
import { Button } from '../../ui/Button.tsx';
import { DataNote } from '../../ui/DataNote.tsx';
import { Field } from '../../ui/Field.tsx';
import { Honeypot } from '../../ui/Honeypot.tsx';
import { QUIZ_DRAFT } from '../draft.ts';
import { formValues } from '../form-values.ts';
import { SendingState } from '../SendingState.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import styles from './Quiz.module.css';
import { Choices } from './QuizChoices.tsx';
import { QuizReading, type QuizReadingProps } from './QuizReading.tsx';
import { PrioritySlider } from './QuizSlider.tsx';
import { QuizSummary } from './QuizSummary.tsx';
import { StepProgress } from './StepProgress.tsx';

/**
 * The eight-step quiz of spec section 4. It renders one long plain form that works without script; after
 * hydration it shows one step at a time. All steps stay in the page, stacked, so the buttons never move and the
 * form always holds every answer.
 */
export function Quiz({ servicePages }: Pick<QuizReadingProps, 'servicePages'>) {
  const form = useRef<HTMLFormElement>(null);
  const wasMoved = useRef(false);
  const [isHydrated, setIsHydrated] = useState(false);
  const [step, setStep] = useState(1);
  const [showsErrors, setShowsErrors] = useState(false);
  const [values, setValues] = useState<FormValues>({});
  const [sent, setSent] = useState<QuizRow>();
  const { restore, keep, send, isSubmitting, failure, ...sending } = useLeadForm('quiz_submissions', form, {
    draftKey: QUIZ_DRAFT,
    rendered: { solution_priority: String(DEFAULT_PRIORITY) },
    step,
    check,
    onStored: thank,
  });
  const onHydrated = useEffectEvent(() => {
    const element = form.current;
    if (!element) return;
    const draft = restore();
    const start =
      stepOf(history.state?.quizStep) ?? stepOf(draft?.step) ?? firstOpenStep(formValues(element));
    history.replaceState({ ...history.state, quizStep: start }, '');
    setStep(start);
    setValues(formValues(element));
    setIsHydrated(true);
  });

  useEffect(() => onHydrated(), []);

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    const target = stepOf(event.state?.quizStep);
    if (target) show(target);
  });

  useEffect(() => {
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const onStep = useEffectEvent((shown: number) => {
    if (!wasMoved.current) return;
    keep();
    const heading = form.current?.querySelector<HTMLElement>(`[data-step="${shown}"] [data-heading]`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => onStep(step), [step]);

  useEffect(() => {
    const invalid =
      showsErrors && form.current?.querySelector<HTMLElement>(`[data-step="${step}"] [aria-invalid]`);
    if (invalid) invalid.focus();
  }, [showsErrors, step]);

  if (sent) {
    return (
      <>
        <StepProgress step={QUIZ_STEPS} isDone />
        <QuizReading row={sent} servicePages={servicePages} />
      </>
    );
  }

  const problems = problemsOf(values);
  const problemIn = (field: string) =>
    showsErrors && STEP_OF_FIELD[field] === step
      ? problems.find((problem) => problem.field === field)?.message
      : undefined;

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
          {choiceStep(1, 'business_type', BUSINESS_TYPES)}
          {choiceStep(2, 'business_size', BUSINESS_SIZES)}
          {choiceStep(3, 'automation_goals', GOALS, true)}
          {choiceStep(4, 'ai_knowledge', AI_KNOWLEDGE)}
          <Step {...stepProps(5)} {...QUIZ_QUESTIONS.solution_priority}>
            <PrioritySlider value={Number(values.solution_priority ?? DEFAULT_PRIORITY)} />
          </Step>
          {choiceStep(6, 'integration_needs', INTEGRATION_NEEDS)}
          <Step {...stepProps(7)} {...QUIZ_QUESTIONS.contact}>
            <div className={styles.fields}>
              <Field label="Full name" name="contact_name" error={problemIn('contact_name')}>
                {(control) => <input {...control} type="text" autoComplete="name" required />}
              </Field>
              <Field label="Email address" name="contact_email" error={problemIn('contact_email')}>
                {(control) => <input {...control} type="email" autoComplete="email" required />}
              </Field>
              <Field label="Phone" name="contact_phone" optional>
                {(control) => <input {...control} type="tel" autoComplete="tel" />}
              </Field>
              <Field label="Business website" name="business_website" optional>
                {(control) => <input {...control} type="text" inputMode="url" autoComplete="url" />}
              </Field>
            </div>
          </Step>
          <Step {...stepProps(8)} {...QUIZ_QUESTIONS.additional_comments}>
            <Field label="Comments" name="additional_comments" optional>
              {(control) => <textarea {...control} rows={5} />}
            </Field>
            <DataNote />
          </Step>
        </div>
        <Honeypot />
        <div className={styles.foot}>
          <SendingState
            {...sending}
            failure={step === QUIZ_STEPS ? failure : undefined}
            refused={QUIZ.refused}
          />
          <div className={styles.buttons}>
            {isHydrated && step > 1 && (
              <Button variant="line" onClick={back}>
                {QUIZ.back}
              </Button>
            )}
            {isHydrated && step < QUIZ_STEPS ? (
              <Button key="next" type="submit">
                {QUIZ.next}
              </Button>
            ) : (
              <Button key="submit" type="submit" disabled={isSubmitting}>
                {isSubmitting ? 'Submitting...' : QUIZ.submit}
              </Button>
            )}
          </div>
        </div>
        <QuizSummary values={values} step={step} />
      </form>
    </>
  );

  function choiceStep(
    number: number,
    name: keyof typeof QUIZ_QUESTIONS,
    options: readonly string[],
    multiple = false,
  ) {
    return (
      <Step {...stepProps(number)} {...QUIZ_QUESTIONS[name]}>
        <Choices name={name} options={options} error={problemIn(name)} multiple={multiple} />
      </Step>
    );
  }

  function stepProps(number: number) {
    return { number, isShown: !isHydrated || number === step };
  }

  /** Goes to a step, with its errors hidden. */
  function show(target: number) {
    wasMoved.current = true;
    setShowsErrors(false);
    setStep(target);
  }

  function next() {
    const hasProblem = problems.some(({ field }) => STEP_OF_FIELD[field] === step);
    if (hasProblem) {
      setShowsErrors(true);
      return;
    }
    history.pushState({ ...history.state, quizStep: step + 1, quizCameFrom: step }, '');
    show(step + 1);
  }

  /** Goes back in the browser's history if the entry before is the previous step, so that its own button agrees. */
  function back() {
    if (history.state?.quizCameFrom === step - 1) {
      history.back();
      return;
    }
    history.replaceState({ ...history.state, quizStep: step - 1 }, '');
    show(step - 1);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // Before the last step, submitting (by button or Enter) means next.
    if (step < QUIZ_STEPS) {
      next();
      return;
    }
    const checked = check(formValues(element));
    if (!checked.ok) {
      const first = Math.min(...checked.problems.map(({ field }) => STEP_OF_FIELD[field] ?? QUIZ_STEPS));
      wasMoved.current = true;
      history.pushState({ ...history.state, quizStep: first, quizCameFrom: undefined }, '');
      setStep(first);
      setShowsErrors(true);
      return;
    }
    await send(checked.row);
  }

  function thank(row: QuizRow) {
    history.replaceState({ ...history.state, quizStep: undefined, quizCameFrom: undefined }, '');
    setSent(row);
  }
}

interface StepProps {
  number: number;
  isShown: boolean;
  question: string;
  hint: string;
  children: React.ReactNode;
}

function Step({ number, isShown, question, hint, children }: StepProps) {
  return (
    <fieldset className={styles.step} data-step={number} data-shown={isShown || undefined}>
      <legend tabIndex={-1} data-heading>
        <span className={styles.count}>
          Step {number} of {QUIZ_STEPS}
        </span>
        <span className={`title ${styles.question}`}>{question}</span>
      </legend>
      <p className={styles.hint}>{hint}</p>
      {children}
    </fieldset>
  );
}

function check(values: FormValues): Checked<QuizRow> {
  return checkQuiz(quizFromForm(values));
}

function problemsOf(values: FormValues): Problem[] {
  const checked = check(values);
  return checked.ok ? [] : checked.problems;
}

/** The first step without a valid answer, for visitors who started before hydration. */
function firstOpenStep(values: FormValues): number {
  return Math.min(QUIZ_STEPS, ...problemsOf(values).map(({ field }) => STEP_OF_FIELD[field] ?? QUIZ_STEPS));
}

function stepOf(step: unknown): number | undefined {
  return typeof step === 'number' && step >= 1 && step <= QUIZ_STEPS ? step : undefined;
}
