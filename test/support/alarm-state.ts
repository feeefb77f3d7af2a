import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import type { QueueName } from '#functions/kernel/ports/queues.ts';
import { matchesPattern } from './filter-pattern.ts';
import { valueOfExpression } from './metric-expression.ts';
import type { WatchedProduct } from './watched-product.ts';

const Named = z.object({ Name: z.string(), Value: z.unknown() });
const AlarmMetric = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z.array(Named).default([]),
});
type AlarmMetric = z.infer<typeof AlarmMetric>;

const AlarmProperties = z.object({
  ...AlarmMetric.partial().shape,
  Dimensions: z.array(Named).default([]),
  Statistic: z.string().optional(),
  Metrics: z
    .array(
      z.object({
        Id: z.string(),
        Expression: z.string().optional(),
        MetricStat: z.object({ Metric: AlarmMetric, Stat: z.string() }).optional(),
      }),
    )
    .optional(),
  Threshold: z.number(),
  ComparisonOperator: z.enum(['GreaterThanOrEqualToThreshold', 'LessThanThreshold']),
  TreatMissingData: z.enum(['breaching', 'notBreaching', 'ignore']),
});
export type AlarmProperties = z.infer<typeof AlarmProperties>;

const MetricFilter = z.object({
  LogGroupName: z.unknown(),
  FilterPattern: z.string(),
  MetricTransformations: z.tuple([
    z.object({ MetricNamespace: z.string(), MetricName: z.string(), MetricValue: z.string() }),
  ]),
});

const Resource = z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()) });
type Resources = ReadonlyMap<string, z.infer<typeof Resource>>;

/** As lines of API Gateway's access log are told from those of functions. */
export const ACCESS_LOG = 'access log';

/** The alarms of templates, and what they would say of a product; `prefix` begins the names of what is deployed. */
export function alarmsOf(templates: readonly Template[], prefix: string) {
  const resources: Resources = new Map(
    templates.flatMap((template) =>
      Object.entries(template.toJSON().Resources).flatMap(([id, resource]) => {
        const read = Resource.safeParse(resource);
        return read.success ? [[id, read.data] as const] : [];
      }),
    ),
  );
  const ofType = (type: string) =>
    [...resources].flatMap(([id, { Type, Properties }]) =>
      Type === type ? [[id, Properties] as const] : [],
    );
  const filters = ofType('AWS::Logs::MetricFilter').map(([, filter]) => MetricFilter.parse(filter));
  const alarms = new Map(
    ofType('AWS::CloudWatch::Alarm').map(([id, alarm]) => [
      // Without what the CDK adds to make it unique.
      id.replace(/Alarm[0-9A-F]{8}$/, ''),
      AlarmProperties.parse(alarm),
    ]),
  );
  const named = (value: unknown, property: string): string => {
    const name = resources.get(idOf(value))?.Properties[property];
    return typeof name === 'string' ? name.replace(prefix, '') : ACCESS_LOG;
  };
  /** `/aws/lambda/livestock-production-offers-worker`: `offers/worker`. */
  const entryOf = (name: string) => name.replace('/aws/lambda/', '').replace('-', '/');

  const valuesOfLines = (metricName: string, product: WatchedProduct): number[] =>
    filters
      .filter(({ MetricTransformations: [made] }) => made.MetricName === metricName)
      .flatMap(({ LogGroupName, FilterPattern, MetricTransformations: [made] }) => {
        const entry = entryOf(named(LogGroupName, 'LogGroupName'));
        return product.observed.lines
          .filter((logged) => logged.entry === entry && matchesPattern(FilterPattern, logged.line))
          .map(({ line }) => Number(line[made.MetricValue.slice('$.'.length)] ?? made.MetricValue));
      });

  async function measure(
    { Namespace, MetricName, Dimensions }: AlarmMetric,
    statistic: string,
    product: WatchedProduct,
  ): Promise<number | undefined> {
    const [dimension] = Dimensions;
    const { observed } = product;
    switch (`${Namespace} ${MetricName}`) {
      case 'AWS/Lambda Errors': {
        const entry = entryOf(named(dimension?.Value, 'FunctionName'));
        return countOf(observed.failedRuns, entry);
      }
      case 'AWS/Lambda Invocations': {
        const entry = entryOf(named(dimension?.Value, 'FunctionName'));
        return countOf(observed.runs, entry);
      }
      case 'AWS/Lambda IteratorAge':
        return observed.iteratorAgeMs;
      case 'AWS/SQS ApproximateNumberOfMessagesVisible': {
        const queue = named(dimension?.Value, 'QueueName').replace('-dlq', '');
        // Lambda itself sends what the stream worker gave back too often.
        if (queue === 'stream') return observed.streamFailures.length || undefined;
        return (await product.depth(queue as QueueName, 'deadLetters')) || undefined;
      }
      case 'AWS/SQS ApproximateAgeOfOldestMessage': {
        const sent = product.gate.held.get(named(dimension?.Value, 'QueueName'));
        return sent === undefined ? undefined : (Date.now() - sent) / 1000;
      }
      case 'AWS/ApiGateway Count':
        return observed.answers.length || undefined;
      case 'AWS/ApiGateway 5xx':
        return observed.answers.filter(({ status }) => status >= 500).length || undefined;
      case 'AWS/ApiGateway Latency':
        return observed.answers.length === 0
          ? undefined
          : Math.max(...observed.answers.map(({ ms }) => ms));
      case 'AWS/Route53 HealthCheckStatus':
        return probe(idOf(dimension?.Value), product);
      default:
        if (Namespace !== prefix.slice(0, -1)) throw new Error(`${Namespace} ${MetricName}?`);
        return combined(statistic, valuesOfLines(MetricName, product));
    }
  }

  async function probe(id: string, product: WatchedProduct): Promise<number> {
    const { HealthCheckConfig } = z
      .object({ HealthCheckConfig: z.object({ ResourcePath: z.string() }) })
      .parse(resources.get(id)?.Properties);
    const status = await product.call(HealthCheckConfig.ResourcePath);
    return status >= 200 && status < 400 ? 1 : 0;
  }

  return {
    names: [...alarms.keys()],
    /** Does it ring, as far as one of its periods decides that? */
    rings: async (name: string, product: WatchedProduct): Promise<boolean> => {
      const alarm = alarms.get(name);
      if (alarm === undefined) throw new Error(`There is no alarm ${name}.`);
      const value = await measureAlarm(alarm, product);
      if (value === undefined) return alarm.TreatMissingData === 'breaching';
      return alarm.ComparisonOperator === 'LessThanThreshold'
        ? value < alarm.Threshold
        : value >= alarm.Threshold;
    },
    /** A line of the access log, as the template words it. */
    accessLine: (facts: Readonly<Record<string, string>>): Record<string, unknown> => {
      const [[, stage] = []] = ofType('AWS::ApiGatewayV2::Stage');
      const { AccessLogSettings } = z
        .object({ AccessLogSettings: z.object({ Format: z.string() }) })
        .parse(stage);
      // API Gateway writes `-` for what it does not know.
      const text = AccessLogSettings.Format.replace(
        /\$context\.([\w.]+)/g,
        (_, name: string) => facts[name] ?? '-',
      );
      return JSON.parse(text);
    },
  };

  async function measureAlarm(
    alarm: AlarmProperties,
    product: WatchedProduct,
  ): Promise<number | undefined> {
    if (alarm.Metrics === undefined) {
      return measure(AlarmMetric.parse(alarm), alarm.Statistic ?? 'Sum', product);
    }
    const values: Record<string, number | undefined> = {};
    for (const { Id, MetricStat } of alarm.Metrics) {
      if (MetricStat) values[Id] = await measure(MetricStat.Metric, MetricStat.Stat, product);
    }
    const expression = alarm.Metrics.find(({ Expression }) => Expression !== undefined)?.Expression;
    return valueOfExpression(expression ?? '', values);
  }
}

const countOf = (entries: readonly string[], entry: string): number | undefined =>
  entries.filter((member) => member === entry).length || undefined;

/** The resource that a value of a template refers to. */
const Reference = z.union([
  z.object({ Ref: z.string() }).transform(({ Ref }) => Ref),
  z
    .object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })
    .transform(({ 'Fn::GetAtt': [id] }) => id),
]);
const idOf = (value: unknown): string => Reference.parse(value);

function combined(statistic: string, values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  if (statistic === 'Maximum') return Math.max(...values);
  return values.reduce((sum, value) => sum + value, 0);
}
