import { Fragment, type ReactElement } from 'react';
import { LabelledText } from '#web/components/label-text.tsx';
import { useLabelled, useTexts } from '#web/i18n/text-provider.tsx';
import type { StepFill } from './use-step-fill.ts';

export type ProblemText = {
  readonly field: string;
  /** The problem as it stands at the field. */
  readonly text: ReactElement;
  /** The problem with the question in front, for a list of several. */
  readonly line: ReactElement;
  /** The text without its language, which tells the problems of a field apart. */
  readonly plain: string;
};

/** Returns the problems of the answers, in the reader's language. */
export function useProblemTexts({ problems, fields }: StepFill): ProblemText[] {
  const { find, t } = useTexts();
  const labelled = useLabelled();
  return problems.map(({ field, key, limit, labels: sentence = [] }) => {
    const said = find(key, limit === undefined ? {} : { limit }) ?? t('errors.fields.invalid');
    const problem = labelled(sentence, said);
    const labels = fields.find(({ internalName }) => internalName === field)?.labels;
    const question = <LabelledText key="question" {...labelled(labels, field)} />;
    const text = <LabelledText key={field} {...problem} />;
    return {
      field,
      text,
      line: (
        <Fragment key={field}>
          {question} – {text}
        </Fragment>
      ),
      plain: problem.label,
    };
  });
}
