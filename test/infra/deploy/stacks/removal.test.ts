import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#test/architecture/source-files.ts';
import { countryRow, stacksOf, stageRow, templateOf } from '#test/support/stage-templates.ts';
import { type Resource, STACK_NAMES } from '#test/support/three-countries.ts';

const vault = 'arn:aws:backup:eu-west-1:222233334444:backup-vault:livestock';
const backup = { vault, files: 'livestock-copies-222233334444' };
/** The words of the runbook for what stays when the stacks go. */
const WORDS: Readonly<Record<string, string>> = {
  'AWS::Backup::BackupVault': 'the vault of `backup`',
  'AWS::CertificateManager::Certificate': 'certificates in us-east-1',
  'AWS::Cognito::UserPool': 'the user pool',
  'AWS::DynamoDB::Table': 'the table',
  'AWS::KMS::Key': 'the keys of KMS',
  'AWS::S3::Bucket': 'the buckets `files` and `derived`',
};

test('the runbook names every kind of thing that stays when the stacks go, and how keys go', () => {
  const stacks = stacksOf([countryRow('DE')], stageRow({ backup }));
  const kept = STACK_NAMES.flatMap((name) => {
    const { Resources } = templateOf(stacks[name]).toJSON();
    const all: Resource[] = Object.values(Resources);
    return all.filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith('Retain'));
  });
  expect([...new Set(kept.map(({ Type }) => Type))].toSorted()).toEqual(Object.keys(WORDS));
  const runbook = readFileSync(path.join(ROOT, 'infra/operate/runbook.md'), 'utf8');
  const [, page = ''] = runbook.split('## Remove\n');
  const told = (page.split('\n## ')[0] ?? '').replaceAll('\n', ' ');
  expect(Object.values(WORDS).filter((words) => !told.includes(words))).toEqual([]);
  expect(told).toContain('aws kms schedule-key-deletion');
});
