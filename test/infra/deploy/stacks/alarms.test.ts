import { readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { schedules } from '#infra/deploy/schedules.ts';
import {
  certificateArn,
  STACK_NAMES,
  type StackName,
  templatesOfOtherStage,
  threeCountries,
} from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf, everyResource } = threeCountries();
const addressesOf = (name: StackName) =>
  resourcesOf(name, 'AWS::SNS::Subscription').map(({ Properties }) => Properties.Endpoint);

describe('who looks after it', () => {
  test('every alarm says what breaks, and which line of the runbook helps', () => {
    const alarms = everyResource('AWS::CloudWatch::Alarm');
    const headings = [
      ...readFileSync('infra/operate/runbook.md', 'utf8').matchAll(/^## (.+)$/gm),
    ].map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'));
    for (const { Properties } of alarms) {
      expect(Properties.AlarmDescription).toMatch(
        /^[A-Z].*\. What to do: infra\/operate\/runbook\.md#[a-z-]+$/,
      );
      const anchor = String(Properties.AlarmDescription).split('#')[1];
      expect(headings).toContain(anchor);
      expect(Properties.AlarmActions).toHaveLength(1);
    }
  });

  test('silence is an alarm where something goes on by itself: timers, the outbox, probes', () => {
    const silent = everyResource('AWS::CloudWatch::Alarm').filter(
      ({ Properties }) => Properties.TreatMissingData === 'breaching',
    );
    const metrics = silent.map(({ Properties }) => String(Properties.MetricName));
    expect(metrics.toSorted()).toEqual([
      ...Array(4).fill('HealthCheckStatus'),
      ...Array(schedules.length).fill('Invocations'),
      'OutboxSeconds',
    ]);
    for (const { everyMinutes } of schedules) {
      const period = (2 * everyMinutes + 5) * 60;
      expect(silent.map(({ Properties }) => Properties.Period)).toContain(period);
    }
  });

  test('a switch that is not read wakes somebody only when that lasts: bursts of new processes are throttled', () => {
    templateNamed('monitoring').hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'SwitchNotRead',
      Period: 300,
      EvaluationPeriods: 3,
      // Without it, each of the periods counts.
      DatapointsToAlarm: Match.absent(),
      TreatMissingData: 'notBreaching',
    });
  });

  test('the runbook says how many alarms there are, and of how many metrics, which is what they cost', () => {
    const metricsOf = (name: StackName) =>
      resourcesOf(name, 'AWS::CloudWatch::Alarm').map(({ Properties }) =>
        // Of an expression, the metrics that it is made of.
        ((Properties.Metrics as { MetricStat?: object }[] | undefined) ?? [Properties]).filter(
          (metric) => 'MetricStat' in metric || 'MetricName' in metric,
        ),
      );
    const common = STACK_NAMES.filter((name) => name !== 'edgeAlarms').flatMap(metricsOf);
    // The runbook reckons with five countries and the portal; these are three and the portal.
    const ofSites = (metricsOf('edgeAlarms').length / 4) * 6;
    const runbook = readFileSync('infra/operate/runbook.md', 'utf8');
    expect(runbook).toContain(
      `| alarms (${common.length + ofSites} of ${common.flat().length + ofSites} metrics,`,
    );
  });

  test('each site has an alarm of its own where CloudFront counts, which tells every address', () => {
    const alarms = resourcesOf('edgeAlarms', 'AWS::CloudWatch::Alarm')
      .map(({ Properties }) => Properties)
      .filter(({ Namespace }) => Namespace === 'AWS/CloudFront');
    expect(alarms.map(({ AlarmDescription }) => AlarmDescription)).toEqual(
      [
        'de.livestock.example (Country DE)',
        'at.livestock.example (Country AT)',
        'lu.elsewhere.example (Country LU)',
        'livestock.example (choice of the country)',
      ].map(
        (site) =>
          `Pages or calls of ${site} fail for people there. What to do: infra/operate/runbook.md#a-site-fails`,
      ),
    );
    for (const alarm of alarms) expect(alarm.MetricName).toBe('5xxErrorRate');
    expect(new Set(alarms.map(({ Dimensions }) => JSON.stringify(Dimensions))).size).toBe(4);
    expect(addressesOf('edgeAlarms')).toEqual(addressesOf('data'));
  });

  test('each site is asked from outside whether it answers, where the stage wants that', () => {
    const checks = resourcesOf('edgeAlarms', 'AWS::Route53::HealthCheck').map(
      ({ Properties }) => Properties.HealthCheckConfig as Record<string, unknown>,
    );
    expect(checks.map(({ FullyQualifiedDomainName }) => FullyQualifiedDomainName)).toEqual([
      'de.livestock.example',
      'at.livestock.example',
      'lu.elsewhere.example',
      'livestock.example',
    ]);
    for (const check of checks) {
      expect(check).toMatchObject({ Type: 'HTTPS', ResourcePath: '/api/health' });
    }
    templatesOfOtherStage().edgeAlarms.resourceCountIs('AWS::Route53::HealthCheck', 0);
  });

  test('a certificate that ends is told of in time, our own and those of others', () => {
    const alarms = resourcesOf('edgeAlarms', 'AWS::CloudWatch::Alarm')
      .map(({ Properties }) => Properties)
      .filter(({ MetricName }) => MetricName === 'DaysToExpiry');
    expect(alarms).toHaveLength(4);
    for (const alarm of alarms) {
      expect(alarm).toMatchObject({
        Threshold: 30,
        ComparisonOperator: 'LessThanThreshold',
        // ACM counts once a day, and no more when the certificate has ended.
        TreatMissingData: 'ignore',
      });
    }
    expect(JSON.stringify(alarms)).toContain(certificateArn);
  });

  test('metrics of single routes are not paid for: nothing reads them', () => {
    const [stage] = resourcesOf('api', 'AWS::ApiGatewayV2::Stage');
    expect(JSON.stringify(stage)).not.toContain('DetailedMetricsEnabled');
  });

  test('the dashboard shows calls, jobs, queues, mails, pages, the table and each site', () => {
    const [dashboard] = resourcesOf('monitoring', 'AWS::CloudWatch::Dashboard');
    const body = JSON.stringify(dashboard?.Properties.DashboardBody);
    const titles = [...body.matchAll(/\\"title\\":\\"(.*?)\\"/g)].map(([, title]) => title);
    expect(titles).toEqual([
      'Asked for, by site',
      'Failed, by site (%)',
      'Calls',
      'Failed calls',
      'Time of calls, p95 (ms)',
      'Errors of handlers',
      'Time of handlers, p95 (ms)',
      'Throttled',
      'Throttled reads and writes of the table',
      'Oldest message (s)',
      'Dead letters',
      'Time of jobs, longest (ms)',
      'Errors of jobs',
      'Mails that bounce or are complained of',
      'Errors of pages',
      'Errors of mails of the sign-in pages',
      'Mails of the sign-in pages',
      'Time of mails of the sign-in pages, longest (ms)',
      'Turned away',
      'From the table to the workers',
      'What waits',
      'Runs of timers',
    ]);
    for (const site of ['DE', 'AT', 'LU', 'portal']) expect(body).toContain(`label\\":\\"${site}`);
  });

  test('each address is told, and the budgets of the countries are one', () => {
    expect(addressesOf('data')).toEqual([
      'operations@livestock.example',
      'de@livestock.example',
      'at@livestock.example',
      'lu@livestock.example',
    ]);
    templateNamed('monitoring').hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 30, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    });
  });
});
