import { expect, test } from 'vitest';
import { addedResources, replacedResources } from '#infra/deploy/pipeline/replaced-resources.ts';

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

test('what comes is told, so that the way back may take it away again, and nothing else', () => {
  const forward = [
    '[+] AWS::Cognito::UserPoolClient SignOn/ClientAT SignOnClientAT8E6940B8',
    '[+] AWS::Lambda::Function geo geo1234',
    '[~] AWS::DynamoDB::Table Table TableCD117FA1',
    '[+] AWS::SQS::Queue Mails/Queue MailsQueue030B42A7 ',
  ];
  const diffOf = (lines: string[]) =>
    ['Stack livestock-test-jobs', 'Resources', ...lines].join('\n');
  const added = addedResources(diffOf(forward));
  expect(added).toEqual(['SignOnClientAT8E6940B8', 'MailsQueue030B42A7']);
  const back = [
    '[-] AWS::Cognito::UserPoolClient SignOn/ClientAT SignOnClientAT8E6940B8 destroy',
    '[-] AWS::SQS::Queue Mails/Queue MailsQueue030B42A7 destroy',
    '[-] AWS::SQS::Queue Other/Queue OtherQueue030B42A7 destroy',
  ];
  expect(replacedResources(diffOf(back), added)).toEqual([back[2]]);
});

test('what is no diff proves nothing', () => {
  for (const text of ['', 'Resources\n[+] AWS::S3::Bucket A B']) {
    expect(() => replacedResources(text)).toThrow('This is no output of cdk diff.');
  }
});
