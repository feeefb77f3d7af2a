import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { schedules } from '#infra/deploy/schedules.ts';
import { type Breakage, BreakageAlarm } from './breakage-alarm.ts';
import { lineMetric } from './count-lines.ts';
import type { StageSettings } from './stage-settings.ts';

type Props = { readonly settings: StageSettings; readonly alarms: ITopic };

/** The seconds after which a pulse of the outbox is late; the timer of requests sends one every five minutes. */
const PULSE_SECONDS = 600;
const PULSE_LOOK = Duration.minutes(15);
const COMPACTIONS = 3;
const MAILS = 20;
/** The runs of a timer in a row that leave work before it counts as one that never catches up. */
const RUNS = 3;

/** The alarms for failures of jobs at which no single function fails, counted from their logs. */
export class JobAlarms extends Construct {
  constructor(scope: Construct, id: string, { settings, alarms }: Props) {
    super(scope, id);
    new BreakageAlarm(this, 'OutboxStill', {
      errorImpact:
        'Nothing passes from the table to the workers: no mails, offers do not follow, searches grow slow.',
      runbook: 'nothing-leaves-the-outbox',
      alarms,
      metric: lineMetric(settings, 'OutboxSeconds', { period: PULSE_LOOK, statistic: 'Maximum' }),
      threshold: PULSE_SECONDS,
      evaluationPeriods: 1,
      silence: 'somethingStopped',
    });
    new BreakageAlarm(this, 'OutboxUnread', {
      errorImpact: 'A mail, or what follows a change, stays in the outbox.',
      runbook: 'a-message-stays-in-the-outbox',
      alarms,
      metric: lineMetric(settings, 'OutboxUnread', { period: PULSE_LOOK, statistic: 'Sum' }),
      threshold: 1,
      evaluationPeriods: 1,
      silence: 'nothingWrong',
    });
    new BreakageAlarm(this, 'ShardsNotCompacted', {
      errorImpact: 'Searches stay right and grow slower with each save.',
      runbook: 'shards-are-not-compacted',
      alarms,
      metric: lineMetric(settings, 'ShardsNotCompacted', {
        period: Duration.hours(1),
        statistic: 'Sum',
      }),
      threshold: COMPACTIONS,
      evaluationPeriods: 1,
      silence: 'nothingWrong',
    });
    this.addMails({ settings, alarms });
    this.addLeft({ settings, alarms });
  }

  /** Adds the alarm for waiting mails: each wait makes a new message, so that the queue never looks late. */
  private addMails({ settings, alarms }: Props): void {
    const runbook = 'mails-wait-for-ses';
    const silence = 'nothingWrong';
    const how = { period: Duration.minutes(15), statistic: 'Sum' };
    new BreakageAlarm(this, 'MailsWait', {
      errorImpact: 'SES refuses mails for now: codes, invitations and news come late.',
      metric: lineMetric(settings, 'MailsPostponed', how),
      threshold: MAILS,
      evaluationPeriods: 1,
      alarms,
      runbook,
      silence,
    });
    new BreakageAlarm(this, 'MailQuota', {
      errorImpact: 'SES sends no more mails today: nobody gets a code, an invitation or news.',
      metric: lineMetric(settings, 'MailQuotaReached', how),
      threshold: 1,
      evaluationPeriods: 1,
      alarms,
      runbook,
      silence,
    });
  }

  private addLeft({ settings, alarms }: Props): void {
    const watch = (
      domain: (typeof schedules)[number]['domain'],
      name: 'RequestsLeft' | 'CertificationsLeft' | 'OffersLeft',
      errorImpact: Breakage['errorImpact'],
    ) => {
      const everyMinutes =
        schedules.find((schedule) => schedule.domain === domain)?.everyMinutes ?? 0;
      new BreakageAlarm(this, name, {
        errorImpact,
        runbook: 'a-timer-does-not-get-through',
        alarms,
        metric: lineMetric(settings, name, {
          period: Duration.minutes(everyMinutes),
          statistic: 'Sum',
        }),
        threshold: 1,
        evaluationPeriods: RUNS,
        silence: 'nothingWrong',
      });
    };
    watch('requests', 'RequestsLeft', 'Steps of requests end later than their time says.');
    watch('accounts', 'CertificationsLeft', 'Not every certification is checked each day.');
    watch('offers', 'OffersLeft', 'Suppliers are warned late, and offers become available late.');
  }
}
