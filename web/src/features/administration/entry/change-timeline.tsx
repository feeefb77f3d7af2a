import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { Timeline } from '#web/components/timeline.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';

type Change = CallOutput<'GET eav/entity/gettimeline'>['items'][number];

/** Shows the changes of an entity, by whom, newest first. */
export function ChangeTimeline({
  entity: { id, entityclass, rev },
  titleOf,
  detailsOf,
}: {
  readonly entity: Entity;
  readonly titleOf: (change: Change) => string;
  readonly detailsOf?: (change: Change) => ReactNode;
}) {
  const t = useText();
  const { api } = useKernel();
  const pages = useInfiniteQuery({
    queryKey: ['timeline', entityclass, id, rev],
    queryFn: ({ pageParam, signal }) => {
      const pagination = pageParam === '' ? {} : { cursor: pageParam };
      return api.call('GET eav/entity/gettimeline', { id, pagination }, { signal, quiet: true });
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const changes = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const editors = changes.flatMap(({ updatedBy: by }) =>
    by === undefined || by === 'system' ? [] : [by],
  );
  const accounts = useEntitiesById('account', editors).items;
  const nameOf = ({ updatedBy: by, person }: Change) => {
    const account = accounts.find((editor) => editor.id === by)?.data.staticData.name;
    return [person, account ?? t('administration.system')].filter(Boolean).join(', ');
  };
  return (
    <QueryState query={pages} rows={3}>
      {() => (
        <>
          <Timeline
            entries={changes.map((change) => ({
              key: String(change.rev),
              title: titleOf(change),
              at: change.updated,
              by: nameOf(change),
              details: detailsOf?.(change),
            }))}
          />
          {pages.hasNextPage && (
            <Button
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
  );
}
