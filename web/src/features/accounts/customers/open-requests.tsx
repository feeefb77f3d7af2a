import { FailureState } from '#web/components/failure-state.tsx';
import { Link } from '#web/components/link.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { RequestStatusChip } from '#web/features/requests/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityPages } from '#web/kernel/use-entities.ts';

const SHOWN = 10;

/** Shows requests of the farmer that are on their way, as far as the reader may see them. */
export function OpenRequests({ farmer }: { readonly farmer: string }) {
  const t = useText();
  const { day } = useFormats();
  const { data: country } = useCountry();
  const found = useEntityPages('request-process', {
    filter: {
      $and: [
        { field: 'agr', comparison: 'eq', value: farmer },
        { field: 'status', comparison: 'in', value: ['new', 'open'] },
      ],
    },
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: SHOWN,
    enabled: country.usesRequestSystem,
  });
  if (!country.usesRequestSystem) return null;
  const requests = found.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="open-requests" className="stack">
      <h3 id="open-requests">{t('accounts.customers.requests')}</h3>
      {found.error !== null && (
        <FailureState error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <LoadingState rows={2} />}
      {requests?.length === 0 && <p>{t('accounts.customers.noRequests')}</p>}
      {requests && requests.length > 0 && (
        <ul className="plain customer-rows">
          {requests.map(({ id, data }) => (
            <li key={id} className="row">
              <Link to={pathTo('RequestView', { id })}>
                {data.hid ?? t('requests.draftOf', { day: day(data.created) })}
              </Link>
              <RequestStatusChip status={data.status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
