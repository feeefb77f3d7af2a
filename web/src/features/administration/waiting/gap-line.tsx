import { type CountryGap, isHarmful, isOfPackage } from '#shared/countries/country-gap.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { entryPath, listPath } from '../administration-paths.ts';
import { NONE } from '../entries/entry-rows.ts';

/** Names what a country lacks, and leads to the place where it is mended. */
export function GapLine({
  gap: told,
  country,
}: {
  readonly gap: CountryGap;
  readonly country: string;
}) {
  const t = useText();
  const { gap, count, of, usageKey = '' } = told;
  const isPackage = isOfPackage(gap);
  const isKind = gap === 'breedsMissing' || gap === 'categoryMissing';
  const packages = useEntitiesById('requestpackage', isPackage && of ? [of] : []);
  const kinds = useEntitiesById('animalkind', isKind && of ? [of] : []);
  const [named] = [...packages.items, ...kinds.items];
  const words = isHarmful(gap)
    ? t(`errors.countries.${gap}`, { limit: usageKey || count })
    : t(`administration.gap.${gap}`, { count, usageKey });
  return (
    <Link to={mendingPath(told, country)}>
      {isPackage || isKind ? (
        <TermText term={<LabelText labels={named?.data.labels ?? []} otherwise={of ?? ''} />}>
          {words}
        </TermText>
      ) : (
        words
      )}
    </Link>
  );
}

/** Returns the path of the place where a gap is mended. */
function mendingPath({ gap, count, of, usageKey }: CountryGap, country: string): string {
  if (isOfPackage(gap)) return entryPath('requestpackage', of ?? '');
  if (gap === 'pageCommon')
    return `${entryPath('cmspage', 'new')}?usageKey=${usageKey ?? ''}&country=${country}`;
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
      return `${listPath('offergroup')}?animalkind=${of ?? ''}`;
    case 'categoryMissing':
      return `${listPath('category1')}?animalkinds=${of ?? ''}`;
    case 'packageMissing':
      return listPath('requestpackage');
    case 'calendarMissing':
      return entryPath('countrycalendar', 'new');
    case 'holidaysOver':
      return entryPath('countrycalendar', of ?? '');
    case 'authorityUnused':
      return `${pathTo('AdminUsers')}?role=AUT&country=${country}`;
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
