import { useQuery } from '@tanstack/react-query';
import { type CountryGap, isHarmful, isOfPackage } from '#shared/countries/country-gap.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { COMING, lazyPart } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntitiesById, useEntityList } from '#web/kernel/use-entities.ts';
import { entryPath, listPath } from '../administration-paths.ts';
import { NONE } from '../entries/entry-rows.ts';
import { spokenLanguages } from '../use-needed-languages.ts';

/** The lines load every text of the product. */
const WaitingLabels = lazyPart(
  () => import('./waiting-labels.tsx').then((file) => file.WaitingLabels),
  ['labels'],
);

/** Lists what countries lack: of those on the website only where something is missing. */
export function ReadyCountries() {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const { data: countries = [], isLoading } = useEntityList('country');
  const nameOf = ({ data }: EntityOf<'country'>) => labelled(data.labels, data.code).label;
  return (
    <section className="ready-countries" aria-labelledby="ready">
      <h2 id="ready">{t('administration.ready')}</h2>
      {isLoading && COMING}
      {countries
        .filter(({ data }) => !data.isAdmin)
        .toSorted((a, b) => compare(nameOf(a), nameOf(b)))
        .map((country) => (
          <ReadyCountry key={country.id} country={country} />
        ))}
      <p className="muted nothing-waits">{t('administration.nothingWaits')}</p>
    </section>
  );
}

function ReadyCountry({ country: { id, data } }: { readonly country: EntityOf<'country'> }) {
  const t = useText();
  const { api } = useKernel();
  const query = useQuery({
    queryKey: ['countryGaps', id],
    queryFn: ({ signal }) =>
      api.call('POST admin/countryGaps', { country: id }, { signal, quiet: true }),
  });
  const { enabledForWebsite: isOnline, labels, languages } = data;
  return (
    <section className={isOnline ? 'is-online' : undefined} aria-labelledby={`ready-${id}`}>
      <h3 id={`ready-${id}`}>
        <Link to={entryPath('country', id)}>
          <LabelText labels={labels} otherwise={data.code} />
        </Link>
        {!isOnline && ` ${t('administration.notOnWebsite')}`}
      </h3>
      <QueryState query={query} rows={1}>
        {({ gaps }) => (
          <>
            <ul className="plain waiting-work">
              {gaps.map((gap) => (
                <li key={`${gap.gap} ${gap.of} ${gap.usageKey}`}>
                  <GapLine gap={gap} country={id} />
                </li>
              ))}
              {spokenLanguages(languages).map((language) => (
                <WaitingLabels key={language} language={language} />
              ))}
            </ul>
            <p className="muted nothing-waits">{t('administration.readyCountry')}</p>
          </>
        )}
      </QueryState>
    </section>
  );
}

function GapLine({ gap: told, country }: { readonly gap: CountryGap; readonly country: string }) {
  const t = useText();
  const { gap, count, of, usageKey = '' } = told;
  const isPackage = isOfPackage(gap);
  const { items } = useEntitiesById('requestpackage', isPackage && of ? [of] : []);
  return (
    <Link to={mendingPath(told, country)}>
      {isPackage && (
        <>
          <LabelText labels={items[0]?.data.labels ?? []} otherwise={of ?? ''} />
          {': '}
        </>
      )}
      {isHarmful(gap)
        ? t(`errors.countries.${gap}`, { limit: usageKey || count })
        : t(`administration.gap.${gap}`, { count, usageKey })}
    </Link>
  );
}

/** Returns the path of the place where a gap is mended. */
function mendingPath({ gap, count, of, usageKey }: CountryGap, country: string): string {
  if (isOfPackage(gap)) return entryPath('requestpackage', of ?? '');
  if (usageKey !== undefined)
    return of === undefined
      ? `${entryPath('cmspage', 'new')}?usageKey=${usageKey}`
      : entryPath('cmspage', of);
  switch (gap) {
    case 'signOnMissing':
    case 'placesMissing':
    case 'animalsMissing':
      return entryPath('country', country);
    case 'breedsMissing':
      return listPath('offergroup');
    case 'packageMissing':
      return listPath('requestpackage');
    case 'controlBodyMissing':
      return `${pathTo('AdminUsers')}?role=INS&country=${country}`;
    default:
      return regionPath({ gap, count, of }, country);
  }
}

function regionPath(
  { gap, count, of }: Pick<CountryGap, 'gap' | 'count' | 'of'>,
  country: string,
): string {
  if (gap === 'authorityMissing' && of !== undefined) return pathTo('AdminUser', { id: of });
  const regions = `${listPath('region')}?country=${country}`;
  return gap === 'authorityMissing' && count > 0 ? `${regions}&aut=${NONE}` : regions;
}
