import { renderToStaticMarkup } from 'react-dom/server';
import { AnswerPage, type AnswerView } from './answer/AnswerPage.tsx';
import { FormProblem } from './book-call/FormProblem.tsx';

export type { AnswerView };

// The server renders these parts per request and inserts them into a prebuilt page.

export function renderAnswer(view: AnswerView): string {
  return renderToStaticMarkup(<AnswerPage {...view} />);
}

export function renderFormProblem(problems: readonly string[], form: string): string {
  return renderToStaticMarkup(<FormProblem problems={problems} form={form} />);
}
