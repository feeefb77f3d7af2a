import { ButtonLink } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';

/** Offers a request for an exception after all organic animals, where the country decides on such requests. */
export function NoneFits({
  animalkind,
  query,
}: {
  readonly animalkind: string;
  /** The part of the address that has the search: `?breed=…`. */
  readonly query: string;
}) {
  const t = useText();
  if (!useCountry().data.usesRequestSystem) return null;
  return (
    <section className="none-fits no-print" aria-labelledby="none-fits">
      <h3 id="none-fits">{t('offers.noneFits')}</h3>
      <p>{t('offers.noneFitsText')}</p>
      <ButtonLink to={pathTo('RequestSearch', { id: animalkind }) + query}>
        {t('home.pathRequest')}
      </ButtonLink>
    </section>
  );
}
