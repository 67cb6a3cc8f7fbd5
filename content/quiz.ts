import { COMMISSION } from './pricing.ts';
import { TERMS } from './terms.ts';

/** The quiz's questions and labels. Choices, validation and messages are in `leads/lead-types/quiz-form.ts`. */
export const QUIZ_QUESTIONS = {
  business_type: {
    question: 'What kind of business do you run?',
    hint: 'Pick the closest one. We ask for your email address at step 7.',
  },
  business_size: { question: 'How many people work in the business?', hint: 'Count yourself too.' },
  automation_goals: { question: 'Which goals matter most right now?', hint: 'Choose as many as you like.' },
  ai_knowledge: { question: 'How familiar are you with AI?', hint: 'Any answer is fine.' },
  solution_priority: {
    question: 'What should weigh more: cost, or the latest systems?',
    hint: 'Move the slider to one side or the other.',
  },
  integration_needs: {
    question: 'Does it have to work with systems you already use?',
    hint: 'A shop platform, a CRM, a help desk, a calendar.',
  },
  contact: { question: 'Where can we reach you?', hint: 'Phone and website are up to you.' },
  additional_comments: {
    question: 'Anything else we should know?',
    hint: 'A question your shoppers keep asking, for example. You may leave this empty.',
  },
};

export const QUIZ_FORM = {
  next: 'Next',
  back: 'Back',
  submit: 'Submit',
  summary: {
    heading: 'Made for',
    business: 'Business',
    size: 'Size',
    goals: 'Goals',
    familiarity: 'Familiarity with AI',
    priority: 'Priority',
    note: 'Two minutes. Until you send your answers, they stay on this device.',
  },
  /** Wording from spec section 8. */
  refused: 'There was an error submitting your quiz. Please try again.',
};

/** Shown after the quiz is sent. The heading comes from the specification. */
export const QUIZ_THANKS = {
  heading: 'Thank You!',
  lead: 'Your answers have reached us. Here is how we read them.',
  /** Followed by the business size, the familiarity with AI and the priority. */
  echo: ['Your business', 'Your AI knowledge', 'What weighs more'],
  rank: ['Fits best', 'Also'],
  price: `Agents are paid by commission: ${COMMISSION} of the sales they help close, set on the call.`,
  /** The visitor's email address is inserted between the two parts. */
  next: ['A person reads your answers and writes to', `within ${TERMS.confirmationHours} hours.`],
  leadAlone: `Your answers have reached us. We read them ourselves and write back within ${TERMS.confirmationHours} hours.`,
  because: 'It fits because',
  none: 'From these answers alone we would not sell you anything. Talk to us for fifteen minutes, and we will know more.',
  action: 'Book a Call',
  home: 'Back to Home',
  actionNote: 'Rather talk? Your name, email and goals are already in the form.',
  more: 'Read about it',
};
