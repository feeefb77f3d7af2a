import { type ReactNode, useId } from 'react';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { ChartRow, Series } from './count-chart.tsx';
import { SERIES_LINES, SeriesPatterns, seriesFill } from './series-fills.tsx';

// The chart loads its large library only here; numbers and tables stand before it comes.
const CountChart = lazyPart(() => import('./count-chart.tsx').then((file) => file.CountChart));

export type TableRow = {
  readonly key: string;
  readonly name: ReactNode;
  /** The row belongs below another, as a breed below its species. */
  readonly isPart?: boolean;
  readonly numbers: readonly (number | undefined)[];
};

/** Shows one question with its answer as bars and as a table, from which the numbers are copied. */
export function ChartSection({
  title,
  series,
  chart,
  headings,
  table,
  isUpright = false,
}: {
  readonly title: string;
  readonly series: readonly Series[];
  readonly chart: readonly ChartRow[];
  readonly headings: readonly string[];
  readonly table: readonly TableRow[];
  /** The bars stand, for values that follow in time; otherwise they lie, with room for names. */
  readonly isUpright?: boolean;
}) {
  const t = useText();
  const id = useId();
  return (
    <section className="chart-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Legend series={series} />
      <div role="img" aria-label={t('statistic.chartOf', { title })}>
        <CountChart rows={chart} series={series} isUpright={isUpright} />
      </div>
      <details>
        <summary>{t('statistic.asTable')}</summary>
        <NumberTable caption={title} headings={headings} rows={table} />
      </details>
    </section>
  );
}

function Legend({ series }: { readonly series: readonly Series[] }): ReactNode {
  const patterns = useId().replaceAll(':', '');
  return (
    <ul className="plain chart-legend">
      {series.map(({ key, look, name }) => (
        <li key={key}>
          <svg className="chart-swatch" aria-hidden="true">
            <SeriesPatterns id={patterns + key} />
            <rect
              width="100%"
              height="100%"
              fill={seriesFill(look, patterns + key)}
              stroke={SERIES_LINES[look]}
              strokeWidth="4"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function NumberTable({
  caption,
  headings: [first, ...others],
  rows,
}: {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}) {
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a landmark of that name stands around it already
    <div className="table-scroll" role="group" aria-label={caption} tabIndex={0}>
      <table className="table number-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, isPart = false, numbers }) => (
            <tr key={key} className={isPart ? 'row-part' : undefined}>
              <th scope="row">{name}</th>
              {numbers.map((value, index) => (
                <td key={others[index]}>{value === undefined ? '–' : number(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
