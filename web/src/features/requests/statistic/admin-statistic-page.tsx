import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { CountryStatistic } from './country-statistic.tsx';
import { statisticParams } from './statistic-params.ts';

/**
 * Shows the same statistic to administrators: of a country that they choose, all its regions unless they name some.
 */
export function AdminStatisticPage() {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const site = useCountry();
  const [state, change] = useListState(statisticParams);
  const countries = useEntityList('country');
  const nameOf = ({ data }: EntityOf<'country'>) => labelled(data.labels, data.code).label;
  return (
    <>
      <PageHeading title={t('menu.RequestStatistic')} />
      <QueryState query={countries} rows={6}>
        {(all) => {
          const counted = all
            .filter(({ data }) => !data.isAdmin)
            .toSorted((a, b) => compare(nameOf(a), nameOf(b)));
          const wanted = counted.find(({ id }) => id === state.country);
          const usual = counted.find(({ id }) => id === site.id) ?? counted[0];
          const country = wanted ?? usual;
          return (
            country && (
              <>
                <search className="no-print">
                  <SelectField
                    label={t('offers.condition.country')}
                    value={country.id}
                    // The regions go with their country.
                    onChange={({ target }) => change({ country: target.value, regions: [] })}
                    options={counted.map(({ id, data }) => ({
                      value: id,
                      ...labelled(data.labels, data.code),
                    }))}
                  />
                </search>
                <CountryStatistic key={country.id} country={country} />
              </>
            )
          );
        }}
      </QueryState>
    </>
  );
}
