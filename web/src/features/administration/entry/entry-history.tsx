import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreenClassName } from '#shared/class-screens.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import { keepFocus } from '#web/components/focus-heading.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { Timeline } from '#web/components/timeline.tsx';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import type { EntryData } from './entry-changes.ts';
import { RevisionDialog } from './revision-dialog.tsx';
import { StateOfDay } from './state-of-day.tsx';

/** Shows the changes of an entry, by whom and why; each can be looked at, and its state brought back into the form. */
export function EntryHistory({
  type,
  entry,
  onRestore,
}: {
  readonly type: ScreenClassName;
  readonly entry: Entity;
  readonly onRestore: (data: EntryData) => void;
}) {
  const t = useText();
  const { find } = useTexts();
  const { api } = useKernel();
  const [shown, setShown] = useState<number | null>(null);
  const pages = useInfiniteQuery({
    queryKey: ['timeline', type, entry.id, entry.rev],
    queryFn: ({ pageParam, signal }) => {
      const pagination = pageParam === '' ? {} : { cursor: pageParam };
      const input = { id: entry.id, pagination };
      return api.call('GET eav/entity/gettimeline', input, { signal, quiet: true });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const lines = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const editors = lines.flatMap(({ updatedBy: by }) =>
    by === undefined || by === 'system' ? [] : [by],
  );
  const people = useEntitiesById('account', editors).items;
  const nameOf = (by: string | undefined) =>
    people.find((person) => person.id === by)?.data.staticData.name ?? t('administration.system');
  const textOf = (changeset: string | undefined, rev: number) =>
    find(`administration.changeset.${changeset ?? ''}`) ??
    (changeset ||
      t(rev === 1 ? 'administration.changeset.create' : 'administration.changeset.administration'));
  return (
    <section aria-labelledby="entry-history">
      <h2 id="entry-history">{t('words.history')}</h2>
      <QueryState query={pages} rows={3}>
        {() => (
          <>
            <Timeline
              entries={lines.map(({ rev, updated, updatedBy, person, changeset }) => ({
                key: String(rev),
                title: textOf(changeset, rev),
                at: updated,
                by: person === undefined ? nameOf(updatedBy) : `${person}, ${nameOf(updatedBy)}`,
                details: (
                  <Button size="compact" look="quiet" onClick={() => setShown(rev)}>
                    {t('administration.revision', { rev })}
                  </Button>
                ),
              }))}
            />
            {pages.hasNextPage && (
              <Button
                ref={keepFocus}
                size="compact"
                busy={pages.isFetchingNextPage}
                onClick={() => pages.fetchNextPage()}
              >
                {t('administration.older')}
              </Button>
            )}
          </>
        )}
      </QueryState>
      <StateOfDay id={entry.id} onShow={setShown} />
      {shown !== null && (
        <RevisionDialog
          type={type}
          entry={entry}
          rev={shown}
          onClose={() => setShown(null)}
          onRestore={(data) => {
            setShown(null);
            onRestore(data);
          }}
        />
      )}
    </section>
  );
}
