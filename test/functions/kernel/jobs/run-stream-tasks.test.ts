import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { runStreamTasks } from '#functions/kernel/jobs/run-stream-tasks.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';

const record = (SequenceNumber: string): DynamoDBRecord => ({ dynamodb: { SequenceNumber } });
const Records = [record('1'), record('2'), record('3')];

function run(tasks: Parameters<typeof runStreamTasks>[1]) {
  const lines: string[] = [];
  const result = runStreamTasks(
    { Records },
    tasks,
    makeLog((line) => lines.push(line)),
  );
  return result.then((answer) => ({ failed: answer.batchItemFailures, lines }));
}

test('every task sees the batch, and what any could not do is reported once', async () => {
  const seen: number[] = [];
  const { failed, lines } = await run({
    first: async (records) => {
      seen.push(records.length);
      return records.slice(1, 2);
    },
    second: async (records) => {
      seen.push(records.length);
      return records.slice(1);
    },
  });
  expect(seen).toEqual([3, 3]);
  expect(failed).toEqual([{ itemIdentifier: '2' }, { itemIdentifier: '3' }]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', message: 'stream task failed', task: 'first', records: 1 },
    { level: 'error', message: 'stream task failed', task: 'second', records: 2 },
  ]);
});

test('a task that throws is logged, does not stop the others, and gets the whole batch again', async () => {
  const seen: string[] = [];
  const { failed, lines } = await run({
    broken: async () => {
      throw new Error('out of order');
    },
    whole: async () => {
      seen.push('whole');
      return [];
    },
  });
  expect(seen).toEqual(['whole']);
  expect(failed).toHaveLength(3);
  expect(lines).toEqual([expect.stringContaining('out of order')]);
});
