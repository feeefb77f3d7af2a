import { NEEDED_PAGES } from '#shared/content/usage-keys.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { listPath } from '../administration-paths.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Names the pages that countries on the website need and nobody has written. */
export function WaitingPages() {
  const t = useText();
  const { list } = useFormats();
  const { data: countries = [] } = useEntityList('country');
  const { data: pages } = useEntityList('cmspage');
  const isNeeded = countries.some(({ data }) => data.enabledForWebsite);
  const missing = NEEDED_PAGES.filter(
    (key) => isNeeded && pages?.every(({ data }) => data.usageKey !== key),
  );
  return (
    <WaitingLine count={missing.length} to={listPath('cmspage')}>
      {t('administration.pagesMissing', { count: missing.length, keys: list(missing) })}
    </WaitingLine>
  );
}
