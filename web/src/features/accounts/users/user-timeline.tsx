import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#web/components/button.tsx';
import { keepFocus } from '#web/components/focus-heading.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { Timeline } from '#web/components/timeline.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { changeText } from './change-text.ts';

/** Shows the changes of the account, by whom and why, newest first. */
export function UserTimeline({ account: { id, rev } }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { api } = useKernel();
  const pages = useInfiniteQuery({
    queryKey: ['timeline', 'account', id, rev],
    queryFn: ({ pageParam, signal }) => {
      const pagination = pageParam === '' ? {} : { cursor: pageParam };
      return api.call('GET eav/entity/gettimeline', { id, pagination }, { signal, quiet: true });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const entries = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const people = useEntitiesById(
    'account',
    entries.flatMap(({ updatedBy: by }) => (by === undefined || by === 'system' ? [] : [by])),
  ).items;
  const nameOf = (by: string | undefined) =>
    people.find((editor) => editor.id === by)?.data.staticData.name ?? t('administration.system');
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{t('words.history')}</h2>
      <QueryState query={pages} rows={3}>
        {() => (
          <>
            <Timeline
              entries={entries.map(
                ({ rev: revision, updated, updatedBy, person, changeset, reason }) => ({
                  key: String(revision),
                  title: changeText(t, { rev: revision, changeset, reason }),
                  at: updated,
                  by: person === undefined ? nameOf(updatedBy) : `${person}, ${nameOf(updatedBy)}`,
                }),
              )}
            />
            {pages.hasNextPage && (
              <Button
                ref={keepFocus}
                busy={pages.isFetchingNextPage}
                onClick={() => pages.fetchNextPage()}
              >
                {t('administration.older')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}
