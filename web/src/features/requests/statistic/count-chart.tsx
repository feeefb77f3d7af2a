import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { SERIES_LINES, type SeriesLook, SeriesPatterns, seriesFill } from './series-fills.tsx';

export type Series = {
  readonly key: string;
  readonly name: string;
  readonly look: SeriesLook;
  /** Bars of the same stack stand on each other. */
  readonly stack?: string;
};
export type ChartRow = {
  readonly name: string;
  readonly values: Readonly<Record<string, number>>;
};

const TICK = { fill: 'var(--c-ink-2)', fontSize: 14 } as const;
const UPRIGHT_HEIGHT = 280;
const ROW_HEIGHT = 56;
const AXIS_HEIGHT = 40;
const NAME_WIDTH = 152;
/** Length of a bar that stands for a small number beside very large ones, px: it is still seen. */
const LEAST_BAR = 3;

/** Length of the shortest bar for a number, px; of bars on each other each tells its own. */
export function minimumBarLength(count: number | undefined): number {
  return count === undefined || count === 0 ? 0 : LEAST_BAR;
}

/** Shows bars of whole numbers. */
export function CountChart({
  rows,
  series,
  isUpright,
}: {
  readonly rows: readonly ChartRow[];
  readonly series: readonly Series[];
  readonly isUpright: boolean;
}) {
  const { number } = useFormats();
  const patterns = useId().replaceAll(':', '');
  const data = rows.map(({ name, values }) => ({ name, ...values }));
  const height = isUpright ? UPRIGHT_HEIGHT : rows.length * ROW_HEIGHT + AXIS_HEIGHT;
  const names = { dataKey: 'name', tick: TICK, stroke: 'var(--c-control)' } as const;
  const numbers = {
    type: 'number',
    allowDecimals: false,
    tick: TICK,
    stroke: 'var(--c-control)',
    tickFormatter: (value: number) => number(value),
  } as const;
  return (
    <div className="chart">
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={data}
          layout={isUpright ? 'horizontal' : 'vertical'}
          accessibilityLayer={false}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        >
          <SeriesPatterns id={patterns} />
          <CartesianGrid stroke="var(--c-line)" vertical={!isUpright} horizontal={isUpright} />
          {isUpright ? <XAxis {...names} /> : <XAxis {...numbers} />}
          {isUpright ? (
            <YAxis {...numbers} width={48} />
          ) : (
            <YAxis {...names} type="category" width={NAME_WIDTH} />
          )}
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--c-surface-2)' }}
            wrapperClassName="chart-tip"
            itemStyle={{ color: 'var(--c-ink)' }}
            contentStyle={{ background: 'var(--c-raised)', borderColor: 'var(--c-line)' }}
          />
          {series.map(({ key, name, look, stack }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={seriesFill(look, patterns)}
              stroke={SERIES_LINES[look]}
              minPointSize={(_, index) => minimumBarLength(rows[index]?.values[key])}
              isAnimationActive={false}
              {...(stack === undefined ? {} : { stackId: stack })}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
