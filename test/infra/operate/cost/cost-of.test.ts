import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from 'aws-cdk-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CostLine,
  costOf,
  costTable,
  type StackTemplate,
} from '#infra/operate/cost/cost-of.ts';
import { ROOT } from '#test/architecture/source-files.ts';
import { countryRow, stacksOf, templateOf } from '#test/support/stage-templates.ts';

let lines: readonly CostLine[];
beforeAll(() => {
  const countries = ['DE', 'AT', 'CH', 'LU', 'DK'].map((code) => countryRow(code));
  const { app: _, ...stacks } = stacksOf(countries);
  const all = Object.values<Stack>(stacks);
  lines = costOf(all.map((stack): StackTemplate => templateOf(stack).toJSON()));
}, 120_000);

const dollarsOf = (word: string): readonly number[] =>
  lines.find(({ of }) => of.startsWith(word))?.dollars ?? [];

describe('what a stage of five countries costs', () => {
  test('is what the runbook says', () => {
    const runbook = readFileSync(path.join(ROOT, 'infra/operate/runbook.md'), 'utf8');
    const table = /\n(\|[^\n]*idle[\s\S]*?)\n\n/.exec(runbook)?.[1] ?? '';
    expect(cellsOf(table)).toEqual(cellsOf(costTable(lines)));
  });

  test('counts what stands there in the templates, used or not', () => {
    const [idle = 0, , busy] = dollarsOf('alarms');
    expect(idle).toBeGreaterThan(6);
    expect(busy).toBe(idle);
    const more = costOf([
      {
        Resources: {
          One: { Type: 'AWS::CloudWatch::Alarm' },
          Two: { Type: 'AWS::CloudWatch::Alarm' },
        },
      },
    ]);
    expect(more.find(({ of }) => of.startsWith('alarms'))?.dollars).toEqual([0.2, 0.2, 0.2]);
  });

  test('grows with use where use is paid for', () => {
    for (const word of ['API Gateway', 'Lambda', 'DynamoDB', 'CloudFront', 'SES']) {
      const [idle, small = 0, busy = 0] = dollarsOf(word);
      expect([word, idle, small > 0, busy > small]).toEqual([word, 0, true, true]);
    }
  });
});

/** Spaces stand in a table for its looks. */
const cellsOf = (table: string): string[][] =>
  table.split('\n').map((row) => row.split('|').map((cell) => cell.trim().replace(/^-+$/, '-')));
