import { FoundList } from '#web/components/found-list.tsx';
import { Link } from '#web/components/link.tsx';
import { RequestStatusChip } from '#web/features/requests/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';

const SHOWN = 10;

/** Shows requests of the farmer that are on their way, as far as the reader may see them. */
export function OpenRequests({ farmer }: { readonly farmer: string }) {
  const t = useText();
  const { day } = useFormats();
  const { data: country } = useCountry();
  const filter = {
    $and: [
      { field: 'agr', comparison: 'eq' as const, value: farmer },
      { field: 'status', comparison: 'in' as const, value: ['new', 'open'] },
    ],
  };
  const enabled = country.usesRequestSystem;
  const pages = useEntityPages('request-process', {
    filter,
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: SHOWN,
    enabled,
  });
  const { data: total = 0 } = useEntityCount('request-process', { filter, enabled });
  if (!enabled) return null;
  return (
    <section aria-labelledby="open-requests" className="stack">
      <h3 id="open-requests">{t('accounts.customers.requests')}</h3>
      <FoundList
        pages={pages}
        total={total}
        step={SHOWN}
        rows={2}
        empty={<p>{t('requests.found', { count: 0 })}</p>}
      >
        {(requests) => (
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
      </FoundList>
    </section>
  );
}
