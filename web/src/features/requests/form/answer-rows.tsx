import type { ReactNode } from 'react';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { type Answers, answerTo } from '#shared/requests/form-engine/answers.ts';
import { answerableFields } from '#shared/requests/form-engine/visible-fields.ts';
import { ValueText } from '#web/components/inputs/value-text.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import type { SummaryRow } from '#web/components/summary-list.tsx';

type More = {
  /** Returns a node that stands instead of the answer in words. */
  readonly value?: (field: RequestFormField) => ReactNode | undefined;
  readonly action?: (field: RequestFormField) => ReactNode;
};

/** Returns questions and answers as rows of a summary list: every question that was asked, answered or not. */
export function answerRows(
  fields: readonly RequestFormField[],
  answers: Answers,
  more: More = {},
): SummaryRow[] {
  return answerableFields(fields, answers).map((field) => ({
    key: field.internalName,
    term: <LabelText labels={field.labels} otherwise={field.internalName} />,
    value: more.value?.(field) ?? (
      <ValueText field={field} value={answerTo(answers, field.internalName)} />
    ),
    action: more.action?.(field),
  }));
}
