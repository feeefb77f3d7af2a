import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CountryStatistic } from './country-statistic.tsx';

/** Shows the requests and decisions in the authority's regions, or in others of its country. */
export function RequestStatisticPage() {
  const t = useText();
  const session = useSession();
  const country = useCountry();
  return (
    <>
      <PageHeading title={t('menu.RequestStatistic')} />
      {session.status === 'signedIn' && (
        <CountryStatistic country={country} authority={session.account.id} />
      )}
    </>
  );
}
