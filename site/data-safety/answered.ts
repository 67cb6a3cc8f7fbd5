import type { DataQuestion } from '#content/data-safety.ts';

/** The questions with an answer, without the paragraphs that are blank. */
export function answered(questions: DataQuestion[]): DataQuestion[] {
  return questions
    .map((question) => ({ ...question, answer: question.answer.filter((paragraph) => paragraph.trim()) }))
    .filter(({ answer }) => answer.length > 0);
}
