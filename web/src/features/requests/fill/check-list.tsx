import { answerTo } from '#shared/requests/form-engine/answers.ts';
import { isDeclaration } from '#shared/requests/form-engine/is-declaration.ts';
import { Icon } from '#web/components/icon.tsx';
import { ValueText } from '#web/components/inputs/value-text.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { FILES } from '../form/answer-id.ts';
import { answerRows } from '../form/answer-rows.tsx';
import { useMegabytes } from '../use-megabytes.ts';
import type { ProblemText } from './use-problem-texts.tsx';
import type { StepFill } from './use-step-fill.ts';

/** Lists every answer with its way back to the question; a missing or wrong answer says so. */
export function CheckList({
  fill,
  problems,
  onChange,
}: {
  readonly fill: StepFill;
  readonly problems: readonly ProblemText[];
  readonly onChange: (field: string) => void;
}) {
  const t = useText();
  const megabytes = useMegabytes();
  const textOf = (name: string) => problems.find(({ field }) => field === name)?.text;
  const answered = fill.fields.filter((field) => !isDeclaration(field, fill.fields));
  const rows = answerRows(answered, fill.read.values, {
    value: (field) => {
      const problem = textOf(field.internalName);
      if (problem === undefined) return undefined;
      const answer = answerTo(fill.read.values, field.internalName);
      return (
        <>
          {answer !== null && (
            <div>
              <ValueText field={field} value={answer} />
            </div>
          )}
          <span className="answer-problem">
            <Icon name="warning" />
            <span>{problem}</span>
          </span>
        </>
      );
    },
    action: ({ internalName, labels }) => (
      <button type="button" className="link-button" onClick={() => onChange(internalName)}>
        {t('action.change')}
        <span className="visually-hidden">
          {' '}
          <LabelText labels={labels} otherwise={internalName} />
        </span>
      </button>
    ),
  });
  const files = fill.files.rows;
  return (
    <SummaryList
      rows={[
        ...rows,
        {
          key: 'attachments',
          term: t('words.attachments'),
          value:
            files.length === 0 ? (
              <span className="muted">{t('requests.attachmentsNone')}</span>
            ) : (
              <ul>
                {files.map(({ key, name, size, problem }) => (
                  <li key={key}>
                    {name} ({megabytes(size)})
                    {problem && (
                      <span className="answer-problem">
                        <Icon name="warning" />
                        <span>{t(problem)}</span>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            ),
          action: (
            <button type="button" className="link-button" onClick={() => onChange(FILES)}>
              {t('action.change')}
              <span className="visually-hidden"> {t('words.attachments')}</span>
            </button>
          ),
        },
      ]}
    />
  );
}
