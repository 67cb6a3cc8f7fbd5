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
import { QuizReading } from '../../screens/home/QuizReading.tsx';
import { Button } from '../../ui/Button.tsx';
import { DataNote } from '../../ui/DataNote.tsx';
import { EMAIL_FIELD, Field } from '../../ui/Field.tsx';
import { Honeypot } from '../../ui/Honeypot.tsx';
import { Words } from '../../ui/Words.tsx';
import { formValues } from '../form-values.ts';
import { SendingState } from '../SendingState.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import styles from './Quiz.module.css';
import { Choices } from './QuizChoices.tsx';
import { PrioritySlider } from './QuizSlider.tsx';
import { QuizSummary } from './QuizSummary.tsx';
import { StepProgress } from './StepProgress.tsx';

/**
 * The eight-step quiz of spec section 4. It renders one long plain form that works without script; after
 * hydration it shows one step at a time. All steps stay in the page, stacked, so the buttons never move and the
 * form always holds every answer.
 */
export function Quiz({ servicePages }: { servicePages: Record<string, string> }) {
  const wasMoved = useRef(false);
  const [isHydrated, setIsHydrated] = useState(false);
  const [step, setStep] = useState(1);
  const [showsErrors, setShowsErrors] = useState(false);
  const [values, setValues] = useState<FormValues>({});
  const [sent, setSent] = useState<QuizRow>();
  const lead = useLeadForm('quiz_submissions', { step, check, onStored: thank });
  const { form, restore, keep, sending } = lead;
  const isSubmitting = sending.is === 'sending';
  const onHydrated = useEffectEvent(() => {
    const draft = restore();
    const now = formValues(form.current);
    const start = stepOf(history.state?.quizStep) ?? stepOf(draft?.step) ?? firstOpenStep(now);
    history.replaceState({ ...history.state, quizStep: start }, '');
    setStep(start);
    setValues(now);
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

  const problems = problemsOf(values);
  const steps = {
    business_type: <Choices {...field('business_type')} options={BUSINESS_TYPES} />,
    business_size: <Choices {...field('business_size')} options={BUSINESS_SIZES} />,
    automation_goals: <Choices {...field('automation_goals')} options={GOALS} multiple />,
    ai_knowledge: <Choices {...field('ai_knowledge')} options={AI_KNOWLEDGE} />,
    solution_priority: <PrioritySlider value={Number(values.solution_priority ?? DEFAULT_PRIORITY)} />,
    integration_needs: <Choices {...field('integration_needs')} options={INTEGRATION_NEEDS} />,
    contact: (
      <div className={styles.fields}>
        <Field label="Full name" {...field('contact_name')} autoComplete="name" required />
        <Field label="Email address" {...field('contact_email')} {...EMAIL_FIELD} />
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
            const isShown = !isHydrated || number === step;
            return (
              <fieldset
                key={name}
                className={styles.step}
                data-step={number}
                data-shown={isShown || undefined}
              >
                <legend tabIndex={-1} data-heading>
                  <span className={styles.count}>
                    Step {number} of {QUIZ_STEPS}
                  </span>
                  <span className={`title ${styles.question}`}>{question}</span>
                </legend>
                <p className={styles.hint}>{hint}</p>
                {controls}
              </fieldset>
            );
          })}
        </div>
        <Honeypot />
        <div className={styles.foot}>
          <SendingState
            sending={sending}
            isKept={lead.isKept}
            refused={step === QUIZ_STEPS ? QUIZ.refused : undefined}
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
                <Words text={isSubmitting ? 'Submitting...' : QUIZ.submit} />
              </Button>
            )}
          </div>
        </div>
        <QuizSummary values={values} step={step} />
      </form>
    </>
  );

  /** A field's name, and what is wrong with it where that shows. */
  function field(name: string) {
    const isToldOf = showsErrors && STEP_OF_FIELD[name] === step;
    return { name, error: isToldOf ? problems.find(({ field }) => field === name)?.message : undefined };
  }

  function show(target: number, withErrors = false) {
    wasMoved.current = true;
    setShowsErrors(withErrors);
    setStep(target);
  }

  /** Goes back in the browser's history if the entry before is the previous step, so that its own button agrees. */
  function back() {
    if (history.state?.quizCameFrom === step - 1) return history.back();
    history.replaceState({ ...history.state, quizStep: step - 1 }, '');
    show(step - 1);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Before the last step, submitting (by button or Enter) means next.
    const isLast = step === QUIZ_STEPS;
    const target = isLast ? firstOpenStep(formValues(form.current)) : step + 1;
    if (target === step) {
      setShowsErrors(true);
      lead.submit();
    } else if (!isLast && problems.some(({ field }) => STEP_OF_FIELD[field] === step)) {
      show(step, true);
    } else {
      history.pushState({ ...history.state, quizStep: target, quizCameFrom: step }, '');
      show(target, isLast);
    }
  }

  function thank(row: QuizRow) {
    history.replaceState({ ...history.state, quizStep: undefined, quizCameFrom: undefined }, '');
    setSent(row);
  }
}

function check(values: FormValues): Checked<QuizRow> {
  return checkQuiz(quizFromForm(values));
}

function problemsOf(values: FormValues): Problem[] {
  const checked = check(values);
  return checked.ok ? [] : checked.problems;
}

/** The first step without a valid answer. */
function firstOpenStep(values: FormValues): number {
  return Math.min(QUIZ_STEPS, ...problemsOf(values).map(({ field }) => STEP_OF_FIELD[field] ?? QUIZ_STEPS));
}

function stepOf(step: unknown): number | undefined {
  return typeof step === 'number' && step >= 1 && step <= QUIZ_STEPS ? step : undefined;
}
