import type { StatisticRow } from '#shared/requests/statistics.ts';
import { LabelledText } from '#web/components/label-text.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { type Labelled, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { ChartSection } from './chart-section.tsx';
import { type Counts, countBy } from './count-by.ts';
import { useSeries } from './use-series.ts';

/** The field of the library whose answer is counted as the purpose. */
const PURPOSE_FIELD = { field: 'internalName', comparison: 'eq', value: 'purpose' } as const;

const numbersOf = (counts: Partial<Counts>) => [
  counts.requestsAsked,
  counts.requestsGranted,
  counts.requestsRefused,
  counts.requestsLapsed,
  counts.animalsGranted,
  counts.animalsRefused,
];

/** Requests that are only asked, or lapsed, have no reason: it is given with the decision. */
const numbersOfReason = ({ requestsAsked: _, requestsLapsed: __, ...decided }: Counts) =>
  numbersOf(decided);

/** Shows the purposes of the animals, and the grounds of the decisions. */
export function PurposesSection({ rows }: { readonly rows: readonly StatisticRow[] }) {
  const t = useText();
  const { asked, granted, refused } = useSeries();
  const purposeName = usePurposeNames();
  const reasonName = useReasonNames();
  const purposes = countBy(rows, ({ purpose }) => purpose).map((line) => ({
    ...line,
    kind: t('statistic.purpose'),
    name: purposeName(line.key),
    numbers: numbersOf(line.counts),
  }));
  const reasons = countBy(rows.filter(isDecided), ({ reason }) => reason).map((line) => ({
    ...line,
    kind: t('statistic.reason'),
    name: { label: reasonName(line.key) },
    numbers: numbersOfReason(line.counts),
  }));
  return (
    <ChartSection
      title={t('statistic.byPurpose')}
      series={[asked, granted, refused]}
      chart={purposes.map(({ name, counts }) => ({
        name: name.label,
        values: {
          asked: counts.requestsAsked,
          granted: counts.requestsGranted,
          refused: counts.requestsRefused,
        },
      }))}
      headings={[
        t('statistic.byPurpose'),
        t('statistic.asked'),
        t('statistic.granted'),
        t('statistic.refused'),
        t('statistic.lapsed'),
        t('statistic.animalsGranted'),
        t('statistic.animalsRefused'),
      ]}
      table={[...purposes, ...reasons].map(({ kind, key, name, numbers }) => ({
        key: `${kind} ${key}`,
        name: (
          <TermText term={kind}>
            <LabelledText {...name} />
          </TermText>
        ),
        numbers,
      }))}
    />
  );
}

/** Tells whether a row holds decisions. */
function isDecided({ requestsGranted, requestsRefused }: StatisticRow): boolean {
  return requestsGranted + requestsRefused > 0;
}

function usePurposeNames(): (option: string) => Labelled {
  const t = useText();
  const labelled = useLabelled();
  const { data: fields = [] } = useEntityList('requestformfield', { filter: PURPOSE_FIELD });
  const options = fields.flatMap(({ data }) => data.options);
  return (id) =>
    id === ''
      ? { label: t('words.notSaid') }
      : labelled(options.find((option) => option.id === id)?.labels, id);
}

function useReasonNames(): (reason: string) => string {
  const t = useText();
  const names = new Map([
    ['lackOfSuitableAnimals', t('statistic.reason.lackOfSuitableAnimals')],
    ['other', t('statistic.reason.other')],
    ['', t('words.notSaid')],
  ]);
  return (reason) => names.get(reason) ?? reason;
}
