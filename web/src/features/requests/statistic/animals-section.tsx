import type { StatisticRow } from '#shared/requests/statistics.ts';
import { LabelledText } from '#web/components/label-text.tsx';
import { type Labelled, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { ChartSection } from './chart-section.tsx';
import { type Counts, countBy } from './count-by.ts';
import { useSeries } from './use-series.ts';

const animalsOf = ({ animalsAsked, animalsGranted, animalsRefused, animalsLapsed }: Counts) =>
  [animalsAsked, animalsGranted, animalsRefused, animalsLapsed] as const;

/** Shows how many animals of which species; in the table also of which breed. */
export function AnimalsSection({ rows }: { readonly rows: readonly StatisticRow[] }) {
  const t = useText();
  const { asked, granted, refused } = useSeries();
  const nameOf = useAnimalNames(rows);
  const species = countBy(rows, ({ animalkind }) => animalkind).map((kind) => ({
    ...kind,
    name: nameOf(kind.key),
    breeds: countBy(kind.rows, ({ offergroup }) => offergroup).map((breed) => ({
      ...breed,
      name: breed.key === '' ? { label: t('statistic.anyBreed') } : nameOf(breed.key),
    })),
  }));
  return (
    <ChartSection
      title={t('statistic.bySpecies')}
      series={[asked, granted, refused]}
      chart={species.map(({ name, counts }) => ({
        name: name.label,
        values: {
          asked: counts.animalsAsked,
          granted: counts.animalsGranted,
          refused: counts.animalsRefused,
        },
      }))}
      headings={[
        t('statistic.speciesAndBreed'),
        t('statistic.askedWord'),
        t('statistic.grantedWord'),
        t('statistic.refusedWord'),
        t('statistic.lapsedWord'),
      ]}
      table={species.flatMap(({ key, name, counts, breeds }) => [
        { key, name: <LabelledText {...name} />, numbers: animalsOf(counts) },
        ...breeds.map((breed) => ({
          key: `${key} ${breed.key}`,
          name: <LabelledText {...breed.name} />,
          isPart: true,
          numbers: animalsOf(breed.counts),
        })),
      ])}
    />
  );
}

function useAnimalNames(rows: readonly StatisticRow[]): (id: string) => Labelled {
  const labelled = useLabelled();
  const unique = (ids: readonly (string | undefined)[]) => [
    ...new Set(ids.filter((id) => id !== undefined)),
  ];
  const kinds = useEntitiesById('animalkind', unique(rows.map(({ animalkind }) => animalkind)));
  const breeds = useEntitiesById('offergroup', unique(rows.map(({ offergroup }) => offergroup)));
  const names = new Map(
    [...kinds.items, ...breeds.items].map(({ id, data }) => [id, labelled(data.labels, id)]),
  );
  return (id) => names.get(id) ?? { label: '…' };
}
