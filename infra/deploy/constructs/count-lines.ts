import { Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import {
  type FailureLine,
  failureLines,
  type LogMetric,
  type LogMetricName,
  logMetrics,
} from '#infra/deploy/log-metrics.ts';
import { prefixOf } from './stage-settings.ts';

type Counted = {
  readonly settings: Pick<Deployment, 'stage'>;
  readonly logGroup: ILogGroup;
};
type How = Pick<MetricProps, 'period' | 'statistic'>;

/** Makes a metric of lines of a log. Without a line it has no data, and costs nothing. */
export function countLines(
  scope: Construct,
  { settings, logGroup }: Counted,
  name: LogMetricName,
): void {
  const { pattern, value = '1' }: LogMetric = logMetrics[name];
  new MetricFilter(scope, name, {
    logGroup,
    filterPattern: pattern,
    metricNamespace: prefixOf(settings),
    metricName: name,
    metricValue: value,
  });
}

/** Returns the metric, whichever stack counts it. */
export const lineMetric = (
  settings: Counted['settings'],
  metricName: LogMetricName,
  how: How,
): Metric => new Metric({ namespace: prefixOf(settings), metricName, ...how });

/** Counts the failures that a function logs and Lambda does not see; `entry`: `offers/worker`. */
export function countFailures(
  scope: Construct,
  { settings, logGroup }: Counted,
  { entry, line }: { readonly entry: string; readonly line: FailureLine },
): Metric {
  const names = { metricNamespace: prefixOf(settings), metricName: `Failures ${entry}` };
  const filter = new MetricFilter(scope, 'Failures', {
    logGroup,
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue('$.level', '=', 'error'),
      failureLines[line],
    ),
    ...names,
    metricValue: '1',
  });
  return filter.metric({ statistic: 'Sum' });
}
