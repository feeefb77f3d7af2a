import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityPages } from '#web/kernel/use-entities.ts';

const SHOWN = 5;

/** Returns requests of a farmer for the same animals that are still on their way. */
export function useEarlierRequests(farmer: string | undefined, animalkind: string) {
  const { data, isLoading } = useEntityPages('request-process', {
    filter: {
      $and: [
        { field: 'agr', comparison: 'eq', value: farmer ?? '' },
        { field: 'animalkind', comparison: 'eq', value: animalkind },
        { field: 'status', comparison: 'in', value: ['new', 'open'] },
      ],
    },
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: SHOWN,
    enabled: farmer !== undefined,
  });
  return { requests: data?.pages.flatMap(({ items }) => items) ?? [], isLoading };
}

/** Shows earlier requests: going on with one of them may be what the reader wants. */
export function EarlierRequests({
  requests,
}: Pick<ReturnType<typeof useEarlierRequests>, 'requests'>) {
  const t = useText();
  const { day } = useFormats();
  if (requests.length === 0) return null;
  return (
    <Notice tone="warn" title={t('requests.earlierRunning', { count: requests.length })}>
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
