import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { usePaused } from '#web/kernel/use-paused.ts';
import { entryPath } from '../administration-paths.ts';
import { textsOf } from '../controls/control-props.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import { labelsOf } from '../labels-of.ts';
import { CoverageMap } from './coverage-map.tsx';
import './regions.css';

/**
 * Shows the postal codes that the region has, those that other regions take out of it, and those that no region has.
 */
export function RegionExtra({ id, data }: ClassExtraProps) {
  const t = useText();
  const { list, number } = useFormats();
  const query = useRegionCoverage(id, data);
  if (query.data === undefined && !query.isFetching) return null;
  return (
    <section className="entry-section" aria-labelledby="coverage">
      <h2 id="coverage">{t('administration.coverage')}</h2>
      <QueryState query={query} rows={4}>
        {({ codes, here, nowhere, examples, inside, idle, points }) =>
          !codes ? (
            <p className="muted">
              {t(codes === 0 ? 'administration.coverageUnknown' : 'errors.geocoding.notLoaded')}
            </p>
          ) : (
            <>
              <div className="coverage">
                <CoverageMap points={points} />
                <dl className="coverage-legend">
                  <div>
                    <dt className="coverage-key here">{t('administration.coverageHere')}</dt>
                    <dd>{number(here)}</dd>
                  </div>
                  <div>
                    <dt className="coverage-key elsewhere">
                      {t('administration.coverageElsewhere')}
                    </dt>
                    <dd>{number(codes - here - nowhere)}</dd>
                  </div>
                  <div>
                    <dt className="coverage-key nowhere">{t('administration.coverageNowhere')}</dt>
                    <dd>{number(nowhere)}</dd>
                  </div>
                </dl>
              </div>
              {nowhere > 0 && (
                <Notice tone="warn" title={t('administration.coverageGaps', { count: nowhere })}>
                  <p>
                    {list(
                      examples.map(
                        ({ code, name, area }) => `${code} ${name}${area && ` (${area})`}`,
                      ),
                    )}
                  </p>
                </Notice>
              )}
              {idle.length > 0 && (
                <Notice tone="warn" title={t('administration.coverageIdle')}>
                  <p>{list(idle)}</p>
                </Notice>
              )}
              {inside.length > 0 && <Inside inside={inside} />}
            </>
          )
        }
      </QueryState>
    </section>
  );
}

type Taken = { readonly prefix: string; readonly region: string };

/** Shows the longer prefixes of other regions, region by region: of two that fit, the longer one decides. */
function Inside({ inside }: { readonly inside: readonly Taken[] }) {
  const t = useText();
  const { list } = useFormats();
  const byRegion = [...Map.groupBy(inside, ({ region }) => region)];
  const { items } = useEntitiesById(
    'region',
    byRegion.map(([region]) => region),
  );
  return (
    <Notice title={t('administration.coverageInside')}>
      <ul>
        {byRegion.map(([region, taken]) => (
          <li key={region}>
            <TermText
              term={
                <Link to={entryPath('region', region)}>
                  <LabelText
                    labels={items.find(({ id }) => id === region)?.data.labels ?? []}
                    otherwise={region}
                  />
                </Link>
              }
            >
              {list(taken.map(({ prefix }) => prefix))}
            </TermText>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Asks which postal codes the region would have, as soon as nothing more is typed. */
function useRegionCoverage(id: string | undefined, data: EntryData) {
  const { api } = useKernel();
  const { country, labels, postalCodePrefixes } = usePaused(data);
  const asked = {
    country: typeof country === 'string' ? country : '',
    labels: labelsOf(labels).filter(({ label }) => label !== ''),
    postalCodePrefixes: textsOf(postalCodePrefixes).filter((prefix) => prefix !== ''),
    ...(id !== undefined && { region: id }),
  };
  return useQuery({
    queryKey: ['coverage', asked],
    queryFn: ({ signal }) => api.call('POST admin/regionCoverage', asked, { signal, quiet: true }),
    enabled: asked.country !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
}
