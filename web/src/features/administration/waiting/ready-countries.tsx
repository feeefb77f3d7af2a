import { useQuery } from '@tanstack/react-query';
import { LabelText } from '#web/components/label-text.tsx';
import { COMING, lazyPart } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { entryPath } from '../administration-paths.ts';
import { spokenLanguages } from '../use-needed-languages.ts';
import { GapLine } from './gap-line.tsx';

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
