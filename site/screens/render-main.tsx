import { renderToStaticMarkup } from 'react-dom/server';
import { Answer, type AnswerView } from './answer/Answer.tsx';
import { FormProblem } from './book-call/FormProblem.tsx';

export type { AnswerView };

// The main parts of the pages that differ each time: the server renders them when they are asked for, and the build what stands around them.

export function renderAnswer(view: AnswerView): string {
  return renderToStaticMarkup(<Answer {...view} />);
}

export function renderFormProblem(problems: readonly string[], form: string): string {
  return renderToStaticMarkup(<FormProblem problems={problems} form={form} />);
}
