import { useLabel, useTexts } from '#web/i18n/text-provider.tsx';
import type { StepFill } from './use-step-fill.ts';

export type ProblemText = {
  readonly field: string;
  /** As it stands at the field. */
  readonly text: string;
  /** With the question in front, for a list of several. */
  readonly line: string;
};

/** Returns the problems of the answers, in the reader's language. */
export function useProblemTexts({ problems, fields }: StepFill): ProblemText[] {
  const { find, t } = useTexts();
  const label = useLabel();
  return problems.map(({ field, key, limit, labels: sentence = [] }) => {
    const said = find(key, limit === undefined ? {} : { limit }) ?? t('errors.fields.invalid');
    const text = label(sentence, said);
    const labels = fields.find(({ internalName }) => internalName === field)?.labels;
    return {
      field,
      text,
      line: t('requests.problemLine', { question: label(labels, field), text }),
    };
  });
}
