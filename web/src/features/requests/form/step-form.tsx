import { visibleFields } from '#shared/requests/form-engine/visible-fields.ts';
import type { RequestFormField } from '#shared/requests/requestformfield.ts';
import { answerId } from './answer-control.ts';
import { AnswerField } from './answer-field.tsx';
import type { ReadAnswers, Typed, TypedAnswers } from './typed-answers.ts';

/** The questions of a step that show with the answers given so far. */
export function StepForm({
  fields,
  typed,
  read,
  errors,
  onChange,
  only,
}: {
  readonly fields: readonly RequestFormField[];
  readonly typed: TypedAnswers;
  readonly read: ReadAnswers;
  /** Texts by the internal name of the field. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (field: string, typed: Typed) => void;
  /** Of these, which stand here. */
  readonly only: (field: RequestFormField) => boolean;
}) {
  return visibleFields(fields, read.answers)
    .filter(only)
    .map((field) => (
      <AnswerField
        key={field.internalName}
        field={field}
        id={answerId(field.internalName)}
        typed={typed[field.internalName]}
        error={errors.get(field.internalName)}
        onChange={(next) => onChange(field.internalName, next)}
      />
    ));
}
