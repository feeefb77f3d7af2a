import type { Labels } from '#shared/kernel/label.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import type { Answer } from '#shared/requests/entities/request-process.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { dayCell, numberCell, SEVERAL, textCell, truthCell } from './cells.ts';
import type { ExportRun } from './export-run.ts';

/** The part of a field of a form that its answers are written by. */
type AnsweredField = {
  readonly inputType: RequestFormField['inputType'];
  readonly options: readonly { readonly id: string; readonly labels: Labels }[];
};

/** Returns the cell of an answer: numbers, days and truths in their own types, chosen options in words. */
export function answerCell(
  field: AnsweredField,
  value: Answer,
  run: ExportRun,
): SheetCell | undefined {
  if (typeof value === 'number') return numberCell(value);
  if (typeof value === 'boolean') return truthCell(value);
  const { holds } = inputFacts(field.inputType);
  if (holds === 'day' && typeof value === 'string') return dayCell(value);
  return textCell(answerText(field, value, run));
}

/** Returns an answer in words; ids of options stay where labels are not asked for. */
export function answerText(field: AnsweredField, value: Answer, run: ExportRun): string {
  const { holds } = inputFacts(field.inputType);
  const lines = [value].flat().map(String);
  if (holds !== 'option' || !run.input.runParams.tl)
    return lines.join(holds === 'text' ? '\n' : SEVERAL);
  return lines
    .map((id) => {
      const option = field.options.find((choice) => choice.id === id);
      return option === undefined ? id : run.label(option.labels, id);
    })
    .join(SEVERAL);
}
