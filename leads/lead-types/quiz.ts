import { chosen, type Fact, type LeadType, type Stored, typed } from './lead-type.ts';
import { PRIORITY_LABELS, QUIZ_SCHEMA, type QuizRow, quizFromForm } from './quiz-form.ts';

export const QUIZ = {
  name: 'quiz' as const,
  plural: 'quizzes',
  filter: 'quiz',
  contact: { name: 'contact_name', email: 'contact_email', phone: 'contact_phone' },
  choices: [
    'business_type',
    'business_size',
    'automation_goals',
    'ai_knowledge',
    'solution_priority',
    'integration_needs',
  ],
  formPath: '/#quiz',
  thanksPath: '/quiz/thanks',
  fastestSeconds: 2,
  schema: () => QUIZ_SCHEMA,
  fromForm: quizFromForm,
  headline: (quiz) => ({ who: quiz.contact_name, what: `${quiz.business_type}, ${quiz.business_size}` }),
  facts: quizFacts,
  timeZone: () => undefined,
} satisfies LeadType<QuizRow>;

function quizFacts(quiz: Stored<QuizRow>): Fact[] {
  return [
    typed('Name', quiz.contact_name),
    typed('Email', quiz.contact_email),
    typed('Phone', quiz.contact_phone),
    typed('Website', quiz.business_website),
    chosen('Business', quiz.business_type),
    chosen('Size', quiz.business_size),
    chosen('Goals', quiz.automation_goals.join('\n')),
    chosen('AI familiarity', quiz.ai_knowledge),
    chosen('Priority', `${quiz.solution_priority} of 5, ${PRIORITY_LABELS[quiz.solution_priority - 1]}`),
    chosen('Integration', quiz.integration_needs),
    typed('Comments', quiz.additional_comments),
  ];
}
