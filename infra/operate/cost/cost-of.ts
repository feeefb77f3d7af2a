import { secretNames } from '#infra/deploy/configuration/secret-names.ts';

/** The templates of a stage's stacks, as CloudFormation reads them. */
export type StackTemplate = {
  readonly Resources?: Readonly<Record<string, TemplateResource>>;
};
type TemplateResource = {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
};

/** The use of a stage in a month. */
type Use = {
  readonly name: string;
  readonly calls: number;
  readonly pages: number;
  readonly offers: number;
  readonly mails: number;
  /** The people who sign in with the user pool itself. */
  readonly people: number;
};

const USES: readonly Use[] = [
  { name: 'idle', calls: 0, pages: 0, offers: 0, mails: 0, people: 0 },
  { name: 'small', calls: 1e6, pages: 0.3e6, offers: 1e4, mails: 5e3, people: 2e3 },
  { name: 'busy', calls: 30e6, pages: 10e6, offers: 5e5, mails: 1e5, people: 2e4 },
];

/**
 * The prices in US dollars: list prices of eu-central-1, without free tier and traffic tax.
 * https://aws.amazon.com/pricing/
 */
const PRICE = {
  firewall: 5,
  firewallRule: 1,
  firewallMillion: 0.6,
  alarm: 0.1,
  dashboard: 3,
  secret: 0.4,
  key: 1,
  /** The probe of an address within AWS, by HTTPS. */
  probe: 0.5 + 1,
  apiMillion: 1.2,
  lambdaMillion: 0.2,
  /** The price of memory of functions on ARM. */
  gigabyteSecond: 0.0000133334,
  readMillion: 0.1525,
  writeMillion: 0.7625,
  /** The storage of the table, with its recovery to any second. */
  tableGigabyte: 0.306 + 0.2448,
  queueMillion: 0.4,
  logGigabyte: 0.63,
  traceMillion: 5,
  edgeGigabyte: 0.085,
  edgeMillion: 1.2,
  edgeFunctionMillion: 0.1,
  mailThousand: 0.1,
  /** The price of a person who signs in; managed login is part of the plan Essentials. */
  person: 0.015,
  freePeople: 10_000,
} as const;

/**
 * The cost of a call in units, measured where that is possible (`npm run bench search`), else guessed on the high
 * side.
 */
const CALL = {
  seconds: 0.06,
  reads: 1.5,
  /** The units of all rows of a save, twice for the transaction; three calls in ten save. */
  writes: 0.3 * 12,
  kilobytes: 20,
  logKilobytes: 1.2,
} as const;
const PAGE_KILOBYTES = 60;
/** The calls of a probe: fifteen checkers ask a site every 30 s, some of them seldom. */
const CALLS_A_PROBE = 0.5e6;
/** The size of an offer with its history: revisions, claims and rows of search. */
const OFFER_KILOBYTES = 12;
/** The polls of a queue's mapping: five pollers for 20 s at a time. */
const POLLS_A_MAPPING = (30 * 86_400 * 5) / 20;
/** The share of calls that X-Ray traces: one a second and one of twenty. */
const TRACED = 0.05;
const TRACED_A_MONTH = 30 * 86_400;
/** The secrets of the stage itself; each provider of OpenID Connect has one more. */
const SECRETS_BY_HAND = Object.keys(secretNames({ handlerSecretName: '' })).length;
const MILLION = 1e6;
const KILOBYTES_A_GIGABYTE = 1e6;

/**
 * The cost of a million calls that read nothing, on their way through firewall, CloudFront, API Gateway and function,
 * and of their log.
 */
const CALL_MILLION =
  PRICE.firewallMillion +
  PRICE.edgeMillion +
  PRICE.edgeFunctionMillion +
  PRICE.apiMillion +
  PRICE.lambdaMillion +
  CALL.logKilobytes * PRICE.logGigabyte;

export type CostLine = {
  readonly of: string;
  /** The US dollars a month, by use, in the order of `USES`. */
  readonly dollars: readonly number[];
};

/**
 * Returns the cost of the stacks in a month. Resources that cost without being used are counted in the templates; the
 * cost of use follows from the assumptions above.
 */
export function costOf(templates: readonly StackTemplate[]): readonly CostLine[] {
  const stand = counted(templates);
  const perUse = (of: string, dollars: (use: Use) => number): CostLine => ({
    of,
    dollars: USES.map(dollars),
  });
  const { memoryGigabytes, rules, firewalls, alarms, dashboards, metrics, secrets, probes, keys } =
    stand;
  const standing = firewalls * PRICE.firewall + rules * PRICE.firewallRule;
  return [
    perUse(
      `firewalls (${firewalls} with ${rules} rules; 0.60 a million requests)`,
      ({ calls, pages }) => standing + ((calls + pages) / MILLION) * PRICE.firewallMillion,
    ),
    perUse(
      `alarms (${alarms} of ${metrics} metrics, 0.10 each), dashboard 3`,
      () => metrics * PRICE.alarm + dashboards * PRICE.dashboard,
    ),
    perUse(
      `probes from outside (1.50 for each of ${probes} sites, and half a million calls a month)`,
      () => probes * (PRICE.probe + (CALLS_A_PROBE / MILLION) * CALL_MILLION),
    ),
    perUse(`secrets (0.40 each, ${secrets})`, () => secrets * PRICE.secret),
    perUse(`keys of proofs (1 each, ${keys}; 15 a million proofs)`, () => keys * PRICE.key),
    perUse('API Gateway (1.20 a million)', ({ calls }) => (calls / MILLION) * PRICE.apiMillion),
    perUse(
      `Lambda ARM (${memoryGigabytes.toFixed(1)} GB × ${CALL.seconds * 1000} ms a call)`,
      ({ calls }) =>
        (calls / MILLION) * PRICE.lambdaMillion +
        calls * CALL.seconds * memoryGigabytes * PRICE.gigabyteSecond,
    ),
    perUse(
      `DynamoDB (${CALL.reads} reads and ${CALL.writes.toFixed(1)} write units a call; ${OFFER_KILOBYTES} KB an offer)`,
      ({ calls, offers }) =>
        (calls / MILLION) * (CALL.reads * PRICE.readMillion + CALL.writes * PRICE.writeMillion) +
        ((offers * OFFER_KILOBYTES) / KILOBYTES_A_GIGABYTE) * PRICE.tableGigabyte,
    ),
    perUse(
      `SQS (${stand.mappings} mappings ask all the time), logs (${CALL.logKilobytes} KB a call, 0.63 a GB), X-Ray`,
      ({ calls }) =>
        ((stand.mappings * POLLS_A_MAPPING) / MILLION) * PRICE.queueMillion +
        ((calls * CALL.logKilobytes) / KILOBYTES_A_GIGABYTE) * PRICE.logGigabyte +
        ((calls * TRACED + Math.min(calls, TRACED_A_MONTH)) / MILLION) * PRICE.traceMillion,
    ),
    perUse(
      `CloudFront (${CALL.kilobytes} KB a call, ${PAGE_KILOBYTES} a page, 0.085 a GB; 1.20 a million requests)`,
      ({ calls, pages }) =>
        ((calls * CALL.kilobytes + pages * PAGE_KILOBYTES) / KILOBYTES_A_GIGABYTE) *
          PRICE.edgeGigabyte +
        ((calls + pages) / MILLION) * (PRICE.edgeMillion + PRICE.edgeFunctionMillion),
    ),
    perUse('SES (0.10 a thousand)', ({ mails }) => (mails / 1000) * PRICE.mailThousand),
    perUse(
      'Cognito (own users above 10,000 a month: 0.015; of providers above 50)',
      ({ people }) => Math.max(0, people - PRICE.freePeople) * PRICE.person,
    ),
  ];
}

function counted(templates: readonly StackTemplate[]) {
  const all = templates.flatMap(({ Resources = {} }) => Object.values(Resources));
  const of = (type: string) => all.filter(({ Type }) => Type === type);
  const acls = of('AWS::WAFv2::WebACL');
  const memories = of('AWS::Lambda::Function').map(({ Properties }) =>
    Number(Properties?.MemorySize ?? 0),
  );
  return {
    firewalls: acls.length,
    rules: acls.reduce((sum, { Properties }) => sum + lengthOf(Properties?.Rules), 0),
    alarms: of('AWS::CloudWatch::Alarm').length,
    // Alarms read these metrics; metrics of logs cost only in hours with a value.
    metrics: of('AWS::CloudWatch::Alarm').reduce((sum, alarm) => sum + metricsOf(alarm), 0),
    dashboards: of('AWS::CloudWatch::Dashboard').length,
    secrets: of('AWS::SecretsManager::Secret').length + SECRETS_BY_HAND,
    probes: of('AWS::Route53::HealthCheck').length,
    keys: of('AWS::KMS::Key').length,
    mappings: of('AWS::Lambda::EventSourceMapping').length,
    memoryGigabytes: Math.max(0, ...memories) / 1024,
  };
}

/** Returns the metrics that an alarm is billed for: over an expression, each metric in it. */
function metricsOf({ Properties }: TemplateResource): number {
  const { Metrics } = Properties ?? {};
  if (!Array.isArray(Metrics)) return 1;
  return Metrics.filter((metric: object) => 'MetricStat' in metric).length;
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Returns the lines as a table of Markdown, in whole dollars, with their assumptions and the sum. */
export function costTable(lines: readonly CostLine[]): string {
  const row = (first: string, cells: readonly string[]) => `| ${[first, ...cells].join(' | ')} |`;
  const sums = USES.map((_, index) =>
    lines.reduce((sum, { dollars }) => sum + (dollars[index] ?? 0), 0),
  );
  const many = (count: number) => count.toLocaleString('en-GB', { notation: 'compact' });
  return [
    row(
      '',
      USES.map(({ name }) => name),
    ),
    row(
      '---',
      USES.map(() => '---'),
    ),
    row(
      'assumed: calls · pages · offers · mails · people a month',
      USES.map(({ calls, pages, offers, mails, people }) =>
        calls === 0 ? '0' : [calls, pages, offers, mails, people].map(many).join(' · '),
      ),
    ),
    ...lines.map(({ of, dollars }) =>
      row(
        of,
        dollars.map((dollar) => String(Math.round(dollar))),
      ),
    ),
    row(
      'together, about',
      sums.map((sum) => `**${Math.round(sum)}**`),
    ),
  ].join('\n');
}
