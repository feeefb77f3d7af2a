import { describe, expect, test } from 'vitest';
import {
  awsWith,
  complaints,
  complaintsWith,
  deployedStacks,
  deploymentWith,
  json,
  xml,
} from './aws-stand-in.ts';

const limit = (total: number, unreserved: number) => ({
  'lambda account-settings': json({
    AccountLimit: { ConcurrentExecutions: total, UnreservedConcurrentExecutions: unreserved },
  }),
});

describe('functions at once', () => {
  test('what another stage has reserved is not free for this one', async () => {
    const [told, ...more] = await complaintsWith(limit(1000, 300));
    expect(more).toEqual([]);
    expect(told).toMatch(
      /^wrong quota: Only 300 of the account's 1000 functions at once are free in eu-central-1, 8\d\d are wanted \(7\d\d reserved, 100 left\): have the quota raised, take an account for this stage alone, or set reservesConcurrency: false in stages\.ts\.$/,
    );
    const deployment = deploymentWith({}, { reservesConcurrency: false });
    expect(await complaints({ askAws: awsWith(limit(1000, 300)), deployment })).toEqual([]);
  });

  test('a stage that lets more run at once needs more', async () => {
    const deployment = deploymentWith({}, { functionsAtOnce: { 'search/handler': 400 } });
    const [told] = await complaints({ askAws: awsWith(limit(1000, 900)), deployment });
    expect(told).toMatch(
      /^wrong quota: Only 900 .* 10\d\d are wanted \(9\d\d reserved, 100 left\)/,
    );
  });

  test('what the stage has reserved itself is its own', async () => {
    const own = {
      ...limit(1000, 160),
      'lambda functions': json({ Concurrency: { ReservedConcurrentExecutions: 40 } }),
      ...deployedStacks((_, name) => name),
    };
    expect(await complaintsWith(own)).toEqual([]);
  });

  test('a new account is too small, whether the stage reserves or not', async () => {
    const sentence =
      "wrong quota: Only 10 of the account's 10 functions at once are free in eu-central-1, and fewer than 200 refuse people: have the quota of concurrent executions raised (Service Quotas, Lambda), or take an account for this stage alone.";
    expect(await complaintsWith(limit(10, 10))).toEqual([sentence]);
    const deployment = deploymentWith({}, { reservesConcurrency: false });
    expect(await complaints({ askAws: awsWith(limit(10, 10)), deployment })).toEqual([sentence]);
  });
});

test('distributions of others leave room for those of the stage', async () => {
  const summary = (at: number) =>
    `<DistributionSummary><Id>E${at}</Id><DomainName>d${at}.cloudfront.net</DomainName></DistributionSummary>`;
  const many = xml(Array.from({ length: 199 }, (_, index) => summary(index)).join(''));
  expect(await complaintsWith({ 'cloudfront distribution': many })).toEqual([
    'wrong quota: CloudFront takes 200 distributions of the account, others have 199 and the stage wants 2: have the quota raised.',
  ]);
});
