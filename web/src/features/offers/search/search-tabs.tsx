import { useLocation } from 'react-router-dom';
import { Tabs } from '#web/components/tabs.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';

/**
 * Shows the tabs Search and Request: two views of the same animals and filters; the second where the country uses
 * requests.
 */
export function SearchTabs({
  animalkind,
  current,
}: {
  readonly animalkind: string;
  readonly current: 'offers' | 'request';
}) {
  const t = useText();
  const { search } = useLocation();
  const { data: country } = useCountry();
  if (!country.usesRequestSystem) return null;
  return (
    <Tabs
      label={t('list.views')}
      current={current}
      tabs={[
        {
          key: 'offers',
          label: t('menu.offermanagement'),
          to: pathTo('OfferSearch', { id: animalkind }) + search,
        },
        {
          key: 'request',
          label: t('offers.tabRequest'),
          to: pathTo('RequestSearch', { id: animalkind }) + search,
        },
      ]}
    />
  );
}
