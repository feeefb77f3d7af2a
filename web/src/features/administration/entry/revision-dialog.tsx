import { useQuery } from '@tanstack/react-query';
import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { ChangeList } from './change-list.tsx';
import { changesBetween, type EntryData } from './entry-changes.ts';
import { useEntryForm } from './entry-form-context.ts';

/** Shows a revision: what it changed, how it differs from today, and its way back into the form. */
export function RevisionDialog({
  type,
  entry,
  rev,
  onClose,
  onRestore,
}: {
  readonly type: ScreenClassName;
  readonly entry: Entity;
  readonly rev: number;
  readonly onClose: () => void;
  readonly onRestore: (data: EntryData) => void;
}) {
  const t = useText();
  const { time } = useFormats();
  const { words } = useEntryForm();
  const { fields } = classScreens[type];
  const query = useRevisionPair(entry.id, rev);
  return (
    <Dialog look="sheet" title={t('administration.revision', { rev })} onClose={onClose}>
      <QueryState query={query} rows={4}>
        {({ revision, before }) => {
          const changed = changesBetween(fields, before?.data ?? {}, revision.data);
          const since = changesBetween(fields, revision.data, entry.data);
          return (
            <>
              <p className="muted">{time(revision.updated)}</p>
              <h3>{t('administration.changedThen', { count: changed.length })}</h3>
              <ChangeList changes={changed} fields={fields} words={words} />
              <h3>{t('administration.changedSince', { count: since.length })}</h3>
              <ChangeList changes={since} fields={fields} words={words} />
              {since.length > 0 && (
                <div className="buttons">
                  <Button look="primary" onClick={() => onRestore(revision.data)}>
                    {t('administration.restore')}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </QueryState>
    </Dialog>
  );
}

/** Returns a revision and the one before it. */
function useRevisionPair(id: string, rev: number) {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['revision', id, rev],
    queryFn: async ({ signal }) => {
      const revisionAt = (rev: number) =>
        api.call('GET eav/entity/link/{id}/{rev}', { id, rev }, { signal, quiet: true });
      const [revision, before] = await Promise.all([
        revisionAt(rev),
        rev === 1 ? undefined : revisionAt(rev - 1),
      ]);
      return { revision, before };
    },
  });
}
