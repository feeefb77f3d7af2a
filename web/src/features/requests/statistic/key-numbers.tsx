import { medianDays } from '#shared/requests/statistics.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { sumOf } from './count-by.ts';
import type { StatisticData } from './use-statistic.ts';

type KeyNumber = {
  readonly title: MessageKey;
  readonly value: string;
  readonly more?: string | undefined;
  readonly definition?: MessageKey;
};

/** Shows six numbers, explained where their names leave a question. */
export function KeyNumbers({ rows, days }: StatisticData) {
  const t = useText();
  const { number, percent, unit } = useFormats();
  const sums = sumOf(rows);
  const median = medianDays(days);
  const decided = sums.animalsGranted + sums.animalsRefused;
  const animals = (count: number) => t('statistic.animalsCount', { count, animals: number(count) });
  const numbers: readonly KeyNumber[] = [
    {
      title: 'statistic.asked',
      value: number(sums.requestsAsked),
      more: animals(sums.animalsAsked),
      definition: 'statistic.askedMeans',
    },
    {
      title: 'statistic.granted',
      value: number(sums.requestsGranted),
      more: animals(sums.animalsGranted),
      definition: 'statistic.grantedMeans',
    },
    {
      title: 'statistic.refused',
      value: number(sums.requestsRefused),
      more: animals(sums.animalsRefused),
      definition: 'statistic.refusedMeans',
    },
    {
      title: 'statistic.lapsed',
      value: number(sums.requestsLapsed),
      more: animals(sums.animalsLapsed),
    },
    {
      title: 'statistic.animalsGranted',
      value: shareOf(sums.animalsGranted, sums.animalsRefused, percent) ?? t('words.notSaid'),
      more:
        decided === 0
          ? undefined
          : t('statistic.animalsCount', {
              count: decided,
              animals: `${number(sums.animalsGranted)} / ${number(decided)}`,
            }),
    },
    {
      title: 'statistic.median',
      value: median === undefined ? t('words.notSaid') : unit(median, 'day'),
      definition: 'statistic.medianMeans',
    },
  ];
  return (
    <dl className="key-numbers">
      {numbers.map(({ title, value, more, definition }) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd className="key-number">{value}</dd>
          {more && <dd>{more}</dd>}
          {definition && <dd className="key-definition">{t(definition)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Returns the share of the granted in percent; 0 and 100 are for none and for all, however large the others are. */
function shareOf(
  granted: number,
  refused: number,
  percent: (share: number) => string,
): string | undefined {
  const decided = granted + refused;
  if (decided === 0) return undefined;
  const share = granted / decided;
  const isOne = granted === 0 || refused === 0;
  return percent(isOne ? share : Math.min(Math.max(share, 0.001), 0.999));
}
