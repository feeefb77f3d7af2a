import { textParam } from '#shared/kernel/list-state.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CountryCard } from './country-card.tsx';
import '../offers.css';
import './activity.css';

/** The country to begin with: a mail names the one it is about. */
const params = { country: textParam() };

/** Asks a supplier whether its offers are still right: one card for each country it sells in. */
export function ActivityPage() {
  const t = useText();
  const session = useSession();
  const [{ country }] = useListState(params);
  const id = session.status === 'signedIn' ? session.account.id : undefined;
  const query = useEntity('account', id);
  if (id === undefined) return <LoadingState />;
  return (
    <>
      <PageHeading title={t('menu.OfferActivity')} />
      <p>{t('activity.intro')}</p>
      <QueryState query={query} rows={4}>
        {(account) => {
          const entries = account?.data.userData.supData ?? [];
          if (entries.length === 0) {
            return (
              <EmptyState
                title={t('activity.nowhere')}
                actions={<ButtonLink to={pathTo('Profile')}>{t('session.profile')}</ButtonLink>}
              />
            );
          }
          const isAsked = (entry: { country: string }) => Number(entry.country === country);
          return (
            <div className="stack-l">
              {entries
                .toSorted((a, b) => isAsked(b) - isAsked(a))
                .map((entry) => (
                  <CountryCard key={entry.country} owner={id} entry={entry} />
                ))}
            </div>
          );
        }}
      </QueryState>
    </>
  );
}
