import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { visibleFields } from '#shared/requests/form-engine/visible-fields.ts';
import { FieldInput } from '#web/components/inputs/field-input.tsx';
import type { Typed } from '#web/components/inputs/input-value.ts';
import type { ReadValues, TypedValues } from '#web/components/inputs/typed-values.ts';
import { answerId } from './answer-id.ts';

/** Shows the questions of a step that show with the answers given so far. */
export function StepForm({
  fields,
  typed,
  read,
  errors,
  onChange,
  only,
  below,
}: {
  readonly fields: readonly RequestFormField[];
  readonly typed: TypedValues;
  readonly read: ReadValues;
  /** Texts by the internal name of the field. */
  readonly errors: ReadonlyMap<string, ReactElement>;
  readonly onChange: (field: string, typed: Typed) => void;
  /** Tells which of these questions stand here. */
  readonly only: (field: RequestFormField) => boolean;
  /** Returns what stands below a question. */
  readonly below?: (field: RequestFormField) => ReactNode;
}) {
  return visibleFields(fields, read.values)
    .filter(only)
    .map((field) => (
      <Fragment key={field.internalName}>
        <FieldInput
          field={field}
          id={answerId(field.internalName)}
          typed={typed[field.internalName]}
          error={errors.get(field.internalName)}
          onChange={(next) => onChange(field.internalName, next)}
        />
        {below?.(field)}
      </Fragment>
    ));
}
