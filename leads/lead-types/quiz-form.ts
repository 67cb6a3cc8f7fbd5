import * as v from 'valibot';
import * as rule from '../validation.ts';

// The choices in the quiz, in display order (spec section 9).

export const BUSINESS_TYPES = ['E-commerce', 'Service-based', 'SaaS/Tech', 'Agency', 'Other'] as const;

export const BUSINESS_SIZES = [
  'Just me (Solopreneur)',
  '2-10 employees',
  '11-50 employees',
  '51-200 employees',
  '201+ employees',
] as const;

export const GOALS = [
  'Save time on repetitive tasks',
  'Improve customer service',
  'Generate more leads',
  'Streamline internal processes',
  'Reduce operational costs',
  'Scale business operations',
  'Enhance data analysis and insights',
] as const;

export const AI_KNOWLEDGE = [
  'Complete beginner',
  'Some basic knowledge',
  'Intermediate understanding',
  'Advanced knowledge',
  'Expert',
] as const;

export const INTEGRATION_NEEDS = ['Yes', 'No', 'Not sure'] as const;

/** The slider's labels for priorities 1 to 5 (spec section 9). */
export const PRIORITY_LABELS = [
  'Highly cost-effective',
  'Somewhat cost-effective',
  'Balanced approach',
  'Somewhat up to date',
  'Fully up to date systems',
] as const;

export const DEFAULT_PRIORITY = 3;

/** Spec section 9. */
export const QUIZ_STEPS = 8;

/** The step that asks for each field (spec section 5). */
export const STEP_OF_FIELD: Record<string, number> = {
  business_type: 1,
  business_size: 2,
  automation_goals: 3,
  ai_knowledge: 4,
  solution_priority: 5,
  integration_needs: 6,
  contact_name: 7,
  contact_email: 7,
  contact_phone: 7,
  business_website: 7,
  additional_comments: 8,
};

/** A submitted row of `quiz_submissions` (spec section 3). */
export type QuizRow = v.InferOutput<typeof QUIZ_SCHEMA>;

export function quizFromForm(values: rule.FormValues) {
  const row = rule.rowFromForm(QUIZ_SCHEMA, values);
  const { automation_goals: goals, solution_priority: priority } = row;
  return {
    ...row,
    automation_goals: typeof goals === 'string' ? [goals] : (goals ?? []),
    solution_priority: typeof priority === 'string' ? Number(priority) : priority,
  };
}

const PRIORITIES = PRIORITY_LABELS.map((_, index) => index + 1);

const CHOOSE_A_GOAL = 'Please select at least one goal';
const CHOOSE_A_PRIORITY = 'Please choose a priority from 1 to 5';
const PLAIN_TEXT = 'Please use plain text only';

/** The rules of spec section 5. */
export const QUIZ_SCHEMA = rule.rowSchema({
  business_type: v.picklist(BUSINESS_TYPES, 'Please select your business type'),
  business_size: v.picklist(BUSINESS_SIZES, 'Please select your business size'),
  automation_goals: v.pipe(
    v.array(v.picklist(GOALS, CHOOSE_A_GOAL), CHOOSE_A_GOAL),
    v.check((goals) => goals.length > 0 && new Set(goals).size === goals.length, CHOOSE_A_GOAL),
  ),
  ai_knowledge: v.picklist(AI_KNOWLEDGE, 'Please select your level of AI familiarity'),
  solution_priority: v.optional(v.picklist(PRIORITIES, CHOOSE_A_PRIORITY), DEFAULT_PRIORITY),
  integration_needs: v.picklist(INTEGRATION_NEEDS, 'Please select an integration option'),
  contact_name: rule.requiredText('Full name is required', rule.MAX_LETTERS.contact_name),
  contact_email: rule.requiredEmail('Email address is required', 'Please enter a valid email address'),
  contact_phone: rule.optionalText(PLAIN_TEXT, rule.MAX_LETTERS.contact_phone),
  business_website: rule.optionalText(PLAIN_TEXT, rule.MAX_LETTERS.business_website),
  additional_comments: rule.optionalText(PLAIN_TEXT),
});
