import { expect, test } from 'vitest';
import type { AwsCall } from '#infra/operate/doctor/ask-aws.ts';
import { alarmsSince } from '#infra/operate/release/alarms-since.ts';

const since = new Date('2026-06-01T12:00:00Z');
/** As CloudWatch writes it: lists within an alarm have members of their own. */
const alarm = (name: string, changed: string) =>
  `<member><AlarmActions><member>arn:topic</member></AlarmActions><StateTransitionedTimestamp>${changed}</StateTransitionedTimestamp><Dimensions><member><Name>x</Name></member></Dimensions><AlarmName>${name}</AlarmName><AlarmDescription>Nobody can search.</AlarmDescription></member>`;
const answer = (alarms: string, next = '') => ({
  status: 200,
  text: `<MetricAlarms>${alarms}</MetricAlarms>${next && `<NextToken>${next}</NextToken>`}`,
});

test('alarms count that rang since the deployment, in every region and on every page', async () => {
  const asked: URLSearchParams[] = [];
  const askAws = async ({ region, body = '' }: AwsCall) => {
    const input = new URLSearchParams(body);
    asked.push(input);
    if (region === 'us-east-1')
      return answer(alarm('livestock-test-edge-alarms-DE', '2026-06-01T12:03:00Z'));
    return input.has('NextToken')
      ? answer(alarm('livestock-test-api-search', '2026-06-01T12:01:00Z'))
      : answer(alarm('livestock-test-api-old', '2026-06-01T11:59:00Z'), 'more');
  };
  const regions = ['eu-central-1', 'us-east-1'];
  expect(await alarmsSince({ askAws, prefix: 'livestock-test', regions, since })).toEqual([
    'livestock-test-api-search: Nobody can search.',
    'livestock-test-edge-alarms-DE: Nobody can search.',
  ]);
  expect(asked.map((query) => [query.get('AlarmNamePrefix'), query.get('StateValue')])).toEqual(
    Array(3).fill(['livestock-test-', 'ALARM']),
  );
});

test('what AWS does not tell is not taken for silence', async () => {
  const askAws = async () => ({ status: 403, text: '<Code>AccessDenied</Code>' });
  const watching = alarmsSince({ askAws, prefix: 'x', regions: ['eu-central-1'], since });
  await expect(watching).rejects.toThrow('eu-central-1: AccessDenied');
});
