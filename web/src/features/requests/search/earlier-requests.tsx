import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';

const SHOWN = 5;

/** Returns the newest requests of a farmer for the same animals that are still on their way, and how many there are. */
export function useEarlierRequests(farmer: string | undefined, animalkind: string) {
  const query = {
    filter: {
      $and: [
        { field: 'agr', comparison: 'eq' as const, value: farmer ?? '' },
        { field: 'animalkind', comparison: 'eq' as const, value: animalkind },
        { field: 'status', comparison: 'in' as const, value: ['new', 'open'] },
      ],
    },
    enabled: farmer !== undefined,
  };
  const { data, isLoading } = useEntityPages('request-process', {
    ...query,
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: SHOWN,
  });
  const count = useEntityCount('request-process', query);
  const requests = loadedRows(data?.pages);
  return {
    requests,
    count: count.data ?? requests.length,
    isLoading: isLoading || count.isLoading,
  };
}

/** Shows earlier requests: going on with one of them may be what the reader wants. */
export function EarlierRequests({
  requests,
  count,
}: Pick<ReturnType<typeof useEarlierRequests>, 'requests' | 'count'>) {
  const t = useText();
  const { day } = useFormats();
  if (requests.length === 0) return null;
  return (
    <Notice tone="warn" title={t('requests.earlierRunning', { count })}>
      <ul>
        {requests.map(({ id, data }) => (
          <li key={id}>
            <Link to={pathTo('RequestView', { id })}>
              {data.hid ?? t('requests.draftOf', { day: day(data.created) })}
            </Link>
            {data.hid && ` (${t(`requests.status.${data.status}`)})`}
          </li>
        ))}
      </ul>
      <p>{t('requests.earlierRunningText')}</p>
    </Notice>
  );
}
