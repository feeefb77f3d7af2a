import type { RequestFormField } from '#shared/requests/requestformfield.ts';
import type { Typed } from './typed-answers.ts';

/** What every control of a form gets. */
export type AnswerControl = {
  readonly field: RequestFormField;
  /** Id of the control or of its fieldset: what an error summary links to. */
  readonly id: string;
  readonly typed: Typed | undefined;
  readonly onChange: (typed: Typed) => void;
  readonly error?: string | undefined;
};

export const answerId = (field: string): string => `answer-${field}`;

export function textOf(typed: Typed | undefined): string {
  return typeof typed === 'string' ? typed : '';
}

export function listOf(typed: Typed | undefined): readonly string[] {
  return typeof typed === 'object' ? typed : [];
}
