import { FilterPattern, type JsonPattern } from 'aws-cdk-lib/aws-logs';

/** The metric that lines of a log count for; a line counts 1 unless `value` names the field that holds a number. */
export type LogMetric = { readonly pattern: JsonPattern; readonly value?: string };

const said = (message: string): JsonPattern => FilterPattern.stringValue('$.message', '=', message);
const has = (field: string, value: string): JsonPattern =>
  FilterPattern.stringValue(`$.${field}`, '=', value);

/** The metrics that are made of lines of logs; lines of several functions may make one. */
export const logMetrics = {
  /** Errors of pages, also those that an address sent beyond its limit: they are refused unread. */
  PageErrors: {
    pattern: FilterPattern.any(
      said('client error'),
      FilterPattern.all(
        said('call'),
        has('endpoint', 'reportError'),
        FilterPattern.numberValue('$.status', '=', 429),
      ),
    ),
  },
  /** Calls without the origin secret, which come past the distribution. */
  CallsRefused: { pattern: said('call past the distribution') },
  /** Calls that API Gateway turned away, from its access log. A 429 of a handler has no error there. */
  CallsTurnedAway: {
    pattern: FilterPattern.all(
      has('status', '429'),
      FilterPattern.stringValue('$.error', '!=', '-'),
    ),
  },
  SettingsNotRead: { pattern: said('settings not read again') },
  SwitchNotRead: { pattern: said('maintenance switch not read') },
  LimitsNotCounted: { pattern: said('limit not counted') },
  MailsPostponed: { pattern: said('mail postponed') },
  MailQuotaReached: {
    pattern: FilterPattern.all(
      said('mail postponed'),
      FilterPattern.booleanValue('$.isOverQuota', true),
    ),
  },
  ShardsNotCompacted: { pattern: said('shard compaction failed') },
  /** The seconds that a message takes from the outbox to a worker. */
  OutboxSeconds: { pattern: said('outbox pulse'), value: '$.seconds' },
  OutboxUnread: { pattern: said('outbox message not read') },
  RequestsLeft: { pattern: said('timer left work') },
  CertificationsLeft: { pattern: said('timer left work') },
  OffersLeft: { pattern: said('timer left work') },
} as const satisfies Readonly<Record<string, LogMetric>>;
export type LogMetricName = keyof typeof logMetrics;

/** The log lines of a function about a failure that Lambda counts as a success. */
export const failureLines = {
  call: said('call'),
  message: said('message failed'),
  streamTask: said('stream task failed'),
  signOnMail: said('sign-on mail not written'),
} as const satisfies Readonly<Record<string, JsonPattern>>;
export type FailureLine = keyof typeof failureLines;
