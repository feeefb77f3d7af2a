import { expect, test } from 'vitest';
import { replacedResources } from '#infra/deploy/pipeline/replaced-resources.ts';

test.each([
  '[~] AWS::DynamoDB::Table Table TableCD117FA1 replace',
  '[~] AWS::S3::Bucket Files Files8E6940B8 may be replaced',
  '[-] AWS::Cognito::UserPool SignOn/Pool SignOnPoolED3A3697 orphan',
  '[-] AWS::SecretsManager::Secret OriginSecret OriginSecret56A0B0F9 destroy',
])('what AWS would take away or replace is told: %s', (line) => {
  expect(
    replacedResources(`Stack livestock-test-data\nResources\n${line}\n └─ [~] TableName`),
  ).toEqual([line]);
});

test.each([
  '[~] AWS::DynamoDB::Table Table TableCD117FA1',
  '[+] AWS::S3::Bucket Exports Exports8E6940B8',
  '[~] AWS::Lambda::Function search search1234 replace',
])('what stays, comes, or holds no state is not: %s', (line) => {
  expect(replacedResources(`Stack livestock-test-data\nResources\n${line}\n`)).toEqual([]);
});

test('what is wanted is named by its logical id, and nothing else is let through with it', () => {
  const lines = [
    '[-] AWS::CloudFront::Distribution AT/Distribution ATDistribution030B42A7 destroy',
    '[~] AWS::DynamoDB::Table Table TableCD117FA1 replace',
  ];
  const diff = ['Stack livestock-test-site', 'Resources', ...lines].join('\n');
  expect(replacedResources(diff, ['ATDistribution030B42A7'])).toEqual([lines[1]]);
  expect(replacedResources(diff, ['ATDistribution'])).toEqual(lines);
});

test('what is no diff proves nothing', () => {
  for (const text of ['', 'Resources\n[+] AWS::S3::Bucket A B']) {
    expect(() => replacedResources(text)).toThrow('This is no output of cdk diff.');
  }
});
