import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { keyedValueKey } from '#functions/kernel/store/keys.ts';
import { rejectionKey } from '#functions/mail/rejection-of.ts';
import { MEANINGS } from '#infra/deploy/constructs/grant-rights.ts';
import { RECOVERY_DAYS } from '#infra/deploy/constructs/product-table.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PackageJson = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = PackageJson.parse(
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')),
);
const text = ['infra/operate/runbook.md', 'UPGRADING.md', 'README.md']
  .map((name) => readFileSync(path.join(ROOT, name), 'utf8'))
  .join('\n');

test('every command of the CDK in the runbook names a stage: without one the program of the stacks refuses', () => {
  const commands = [...text.matchAll(/npx cdk [^`\n]+/g)].map(([command]) => command);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((command) => !/-c stage=STAGE/.test(command))).toEqual([]);
});

test('every npm script of the runbook is there', () => {
  const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !Object.keys(scripts).includes(String(name)))).toEqual([]);
});

test('the rights of an operator are all those of a save, for the first steps', () => {
  const { readRows, queryRows, saveRows } = MEANINGS;
  const needed = [readRows, queryRows, saveRows].flatMap(({ actions }) => actions);
  const [, list = ''] = /^- the rest: `dynamodb:([^`]+)`/m.exec(text) ?? [];
  const told = list.split(' ').map((action) => `dynamodb:${action}`);
  expect(needed.filter((action) => !told.includes(action))).toEqual([]);
});

test('how long copies keep what was removed is told as it is deployed, for the privacy notice', () => {
  const [, page = ''] = text.split('### What was removed, and is still in copies');
  const told = (page.split('\n## ')[0] ?? '').replaceAll('\n', ' ');
  expect(told).toContain(`${RECOVERY_DAYS} days in the recovery of the table`);
  expect(told).toContain(
    `up to ${RECOVERY_DAYS + 1} days in old versions of files below \`shards/\``,
  );
  expect(told).toContain(`stays in our backups for up to ${RECOVERY_DAYS + 1} days`);
});

test('no bucket is emptied by a command that leaves its versions, with which it cannot be deleted', () => {
  expect([...text.matchAll(/aws s3 rm [^`\n]*/g)].map(([command]) => command)).toEqual([]);
});

test('the recipe for who complained deletes the row that keeps mails away', () => {
  const [, page = ''] = text.split('## Mails bounce');
  const [recipe = ''] = /^ +DIGEST=.*\n.*delete-item.*\n.*$/m.exec(page) ?? [];
  const asked = recipe.replace('E-MAIL', 'Anna.Mueller@Farm.org');
  const printing = `aws() { printf '%s\\n' "$@"; }\n${asked}`;
  const given = spawnSync('bash', ['-c', printing], { encoding: 'utf8' }).stdout.split('\n');
  const { pk, sk } = keyedValueKey(rejectionKey('anna.mueller@farm.org'));
  expect(JSON.parse(given[given.indexOf('--key') + 1] ?? '')).toEqual({
    pk: { S: pk },
    sk: { S: sk },
  });
});
