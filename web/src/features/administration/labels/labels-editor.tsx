import { useMemo } from 'react';
import type { Locale } from '#shared/kernel/locale.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type ShownForm, useAttempts } from '#web/components/form/use-attempts.ts';
import { InPortions } from '#web/components/in-portions.tsx';
import { LeaveQuestion } from '#web/components/leave-question.tsx';
import { Notice } from '#web/components/notice.tsx';
import { errorKey } from '#web/i18n/error-key.ts';
import { useFormats, useText, useTexts } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useIsSaved } from '../use-is-saved.ts';
import { useSaveKey } from '../use-save-key.ts';
import type { BuiltMessage } from './built-messages.ts';
import { labelProblem } from './check-label.ts';
import { fieldIdOf, LabelRowItem } from './label-row.tsx';
import { changedEntry, type LabelRow, narrowedRows } from './label-rows.ts';
import { LabelsExchange } from './labels-exchange.tsx';
import { LabelsFilters, type LabelsState } from './labels-filters.tsx';
import { LanguageField } from './language-field.tsx';
import { problemText } from './problem-text.ts';
import { type LabelDraft, useLabelDraft } from './use-label-draft.ts';

export type LabelsEditorProps = LabelsState & {
  readonly language: Locale;
  readonly messages: readonly BuiltMessage[];
  readonly stored: EntityOf<'i18nlabels'> | undefined;
};

/** Shows the messages of a language with a field each. */
export function LabelsEditor({ language, messages, stored, state, change }: LabelsEditorProps) {
  const t = useText();
  const draft = useLabelDraft(language, messages, stored);
  const attempts = useAttempts();
  const problems = useProblems(draft, language);
  const { size } = draft.changes;
  const { show, q } = state;
  const rows = useMemo(() => narrowedRows(draft.rows, { show, q }), [draft.rows, show, q]);
  const save = async () => {
    if (size === 0) return;
    if (!(await draft.save())) return attempts.refuse();
    attempts.forget();
  };
  const form = attempts.shown({
    errors: problems.map(({ key, text }) => ({
      fieldId: fieldIdOf(key),
      text,
      onOpen: () => change({ q: key, show: 'all' }),
    })),
    failure: draft.isBehind || draft.refused.size > 0 ? null : draft.failure,
    isSending: draft.isSaving,
    isComplete: !problems.some(({ isOwn }) => isOwn),
    send: () => void save(),
  });
  return (
    <>
      <LeaveQuestion isChanged={size > 0} action={t('words.leaveDiscard')} />
      <div className="entries-filters">
        <LanguageField
          language={language}
          isChanged={size > 0}
          onChange={(lang) => change({ lang })}
        />
        <LabelsFilters rows={draft.rows} state={state} change={change} />
      </div>
      <p className="muted small" role="status">
        {t('administration.found', { count: rows.length, all: draft.rows.length })}
      </p>
      <LabelsExchange draft={draft} shown={rows} language={language} />
      <Form form={form}>
        {draft.isBehind && (
          <Notice tone="warn" role="alert" title={t('errors.entities.revConflict')}>
            <p>{t('words.reloaded')}</p>
          </Notice>
        )}
        <LabelsTable
          key={`${show} ${q}`}
          rows={rows}
          draft={draft}
          language={language}
          change={change}
        />
        <LabelsSaveRow form={form} draft={draft} />
      </Form>
    </>
  );
}

/** Lists what keeps the changes from being saved, by their messages: found here, or by the server. */
function useProblems({ rows, changes, refused }: LabelDraft, language: Locale) {
  const t = useText();
  const { find } = useTexts();
  const { colon } = useFormats();
  return rows.flatMap((row) => {
    const change = changes.get(row.key);
    const entry = change && changedEntry(row, change);
    const problem = entry && labelProblem(entry.label, row.german, language);
    const code = refused.get(row.key);
    const text = problem ? problemText(t, problem) : code && (find(errorKey(code)) ?? code);
    if (!text) return [];
    return [{ key: row.key, text: row.key + colon + text, isOwn: problem !== undefined }];
  });
}

function LabelsTable({
  rows,
  draft,
  language,
  change,
}: Pick<LabelsState, 'change'> & {
  readonly rows: readonly LabelRow[];
  readonly draft: LabelDraft;
  readonly language: Locale;
}) {
  const t = useText();
  const { find } = useTexts();
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('administration.nothingFound')}
        actions={
          <Button onClick={() => change({ q: '', show: 'all' })}>{t('words.showAll')}</Button>
        }
      />
    );
  }
  return (
    <InPortions rows={rows}>
      {(shown) => (
        <ul className="plain" aria-label={t('administration.section.texts')}>
          {shown.map((row) => {
            const code = draft.refused.get(row.key);
            return (
              <LabelRowItem
                key={row.key}
                row={row}
                language={language}
                change={draft.changes.get(row.key)}
                refusal={code && (find(errorKey(code)) ?? code)}
                onChange={draft.change}
              />
            );
          })}
        </ul>
      )}
    </InPortions>
  );
}

/** Shows save and discard, with the number of changes. Ctrl+S saves, too. */
function LabelsSaveRow({
  form,
  draft: { changes, discard },
}: {
  readonly form: ShownForm;
  readonly draft: LabelDraft;
}) {
  const t = useText();
  const isSaved = useIsSaved(changes.size, form);
  useSaveKey(form.submit);
  return (
    <div tabIndex={-1} className="entry-save no-print">
      <div className="buttons">
        <Button type="submit" look="primary" busy={form.isSending} aria-keyshortcuts="Control+S">
          {t('action.save')}
        </Button>
        {changes.size > 0 && !form.isSending && (
          <Button onClick={discard}>{t('words.discard')}</Button>
        )}
        <p role="status" className="muted">
          {isSaved ? t('words.saved') : t('administration.changes', { count: changes.size })}
        </p>
      </div>
    </div>
  );
}
