import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import type { AnyClassScreen } from '#shared/entities/class-screen.ts';
import type { FieldWords } from '#shared/entities/field-words.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { FormError } from '#web/components/error-summary.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { useAttempts } from '#web/components/form/use-attempts.ts';
import { LeaveQuestion } from '#web/components/leave-question.tsx';
import { Notice } from '#web/components/notice.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { useFormats, useText, useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError, type ApiErrorDetail } from '#web/kernel/api-error.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { entryPath } from '../administration-paths.ts';
import { begunData, namedData } from '../controls/begun-data.ts';
import { copiedData } from '../controls/copied-data.ts';
import { FieldControls } from '../controls/field-control.tsx';
import { FieldSections } from '../controls/field-sections.tsx';
import { useFieldWords } from '../use-field-words.ts';
import { ChangeList } from './change-list.tsx';
import { Clashes } from './clashes.tsx';
import { ClassExtra } from './class-extra.tsx';
import { changesBetween, type EntryData } from './entry-changes.ts';
import { controlId, EntryFormContext } from './entry-form-context.ts';
import { EntryHeader } from './entry-header.tsx';
import { EntryHistory } from './entry-history.tsx';
import { nearestControl } from './nearest-control.ts';
import { SaveRow } from './save-row.tsx';
import { useEntryDraft } from './use-entry-draft.ts';
import { UsedBy } from './used-by.tsx';

const NONE: readonly ApiErrorDetail[] = [];

const newId = (): string => crypto.randomUUID();

/** Shows the form of an entry, what depends on it, and its past. */
export function EntryEditor({
  type,
  entry,
  copied,
}: {
  readonly type: ScreenClassName;
  readonly entry: Entity | null;
  /** The data that a new entry begins with. */
  readonly copied?: EntryData;
}) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const words = useFieldWords(type);
  const screen: AnyClassScreen = classScreens[type];
  const { fields } = screen;
  const { locale } = useTexts();
  const [search] = useSearchParams();
  const [empty] = useState(() =>
    copied ? copiedData(fields, copied, newId) : begunData(fields, newId),
  );
  const [begun] = useState(() => ({ ...empty, ...namedData(fields, search, locale) }));
  const draft = useEntryDraft(type, entry, begun);
  const changes = changesBetween(fields, draft.base?.data ?? empty, draft.data);
  const { errorAt, summary } = useFieldProblems(draft.failure, words);
  const context = useMemo(
    () => ({ id: entry?.id, words, errorAt, newId, data: draft.data, Controls: FieldControls }),
    [entry?.id, words, errorAt, draft.data],
  );

  const created = entry === null && !screen.isSingle ? draft.base?.id : undefined;
  // Text that was typed while the entry was created stays in this form until it is saved, too.
  const path = created !== undefined && changes.length === 0 ? entryPath(type, created) : undefined;
  useEffect(() => {
    if (path !== undefined) void navigate(path, { replace: true });
  }, [path, navigate]);

  const attempts = useAttempts();
  const [reason, setReason] = useState('');
  const save = async () => {
    if (draft.base !== null && changes.length === 0) return;
    if ((await draft.save(reason.trim())) === undefined) return attempts.refuse();
    setReason('');
    // The page of a new entry takes the place of this form, and of what it tells.
    if (entry === null && !screen.isSingle) notify('success', t('words.saved'));
  };
  const form = attempts.shown({
    errors: summary,
    failure: summary.length === 0 ? draft.failure : null,
    isSending: draft.isSaving,
    isComplete: true,
    send: () => void save(),
  });

  return (
    <EntryFormContext value={context}>
      <LeaveQuestion
        isChanged={changes.length > 0 && !draft.isSaving}
        action={t('words.leaveDiscard')}
      />
      <EntryHeader type={type} base={draft.base} />
      <div className="entry-columns">
        <Form form={form} className="entry-form">
          {draft.clashes && (
            <Clashes type={type} clashes={draft.clashes} takeMine={draft.takeMine} />
          )}
          {Object.values(fields).some(({ required }) => required) && <RequiredLegend />}
          <FieldSections fields={fields} data={draft.data} onChange={draft.change} />
          <ClassExtra type={type} id={draft.base?.id} data={draft.data} onChange={draft.change} />
          {draft.base !== null && changes.length > 0 && (
            <Notice title={t('administration.changes', { count: changes.length })}>
              <ChangeList changes={changes} fields={fields} words={words} />
            </Notice>
          )}
          <SaveRow
            form={form}
            changes={changes.length}
            draft={draft}
            reason={reason}
            onReason={setReason}
          />
        </Form>
        {draft.base !== null && (
          <aside className="entry-aside">
            {!screen.isSingle && <UsedBy type={type} entry={draft.base} />}
            <EntryHistory type={type} entry={draft.base} onRestore={draft.change} />
          </aside>
        )}
      </div>
    </EntryFormContext>
  );
}

/** Returns the server's refusals: the advice at each field, and all of them above the form. */
function useFieldProblems(failure: unknown, words: FieldWords) {
  const texts = useTexts();
  const { colon } = useFormats();
  const details =
    failure instanceof ApiError ? failure.details.filter(({ path }) => path !== 'id') : NONE;
  const errorAt = useCallback(
    (path: string): string | undefined => {
      const match =
        details.find((detail) => fieldPath(detail) === path) ??
        details.find((detail) => isBelow(fieldPath(detail), path));
      return match && detailText(texts, match);
    },
    [details, texts],
  );
  const summary = useMemo<readonly FormError[]>(
    () =>
      details.map((detail) => {
        const path = fieldPath(detail);
        return {
          fieldId: controlId(nearestControl(path)),
          text: words.name(path) + colon + detailText(texts, detail),
        };
      }),
    [colon, details, texts, words],
  );
  return { errorAt, summary };
}

/** `data.labels.0.label` → `labels.0.label` */
const fieldPath = ({ path }: ApiErrorDetail): string => path.replace(/^data\./, '');

/**
 * Tells whether a path lies below a field: a text inside of a list has no control of its own, so the list shows its
 * fault.
 */
const isBelow = (path: string, field: string): boolean => path.startsWith(`${field}.`);
