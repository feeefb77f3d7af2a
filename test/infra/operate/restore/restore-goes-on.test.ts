import { NoSuchKey } from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { stages } from '#infra/deploy/stages.ts';
import type { AskAws } from '#infra/operate/doctor/ask-aws.ts';
import { giveUpRestore } from '#infra/operate/restore/give-up-restore.ts';
import type { Parts } from '#infra/operate/restore/parts.ts';
import { restoreTable } from '#infra/operate/restore/restore-table.ts';
import type { Wanted } from '#infra/operate/restore/wanted.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/kernel/time.ts';
import { json } from '../doctor/aws-stand-in.ts';
import { describedTable } from './described-table.ts';

const TABLE = 'livestock-test';
const COPY = 'livestock-test-restored';
const STREAM = 'arn:aws:dynamodb:eu-central-1:444455556666:table/livestock-test/stream/1';
const MAINTENANCE = '/livestock-test/maintenance';
const DELETE = `Delete ${COPY}, and the notes of this restore?`;
const moment: Wanted = { kind: 'moment', moment: new Date('2026-11-22T16:55:00Z') };
const copy: Wanted = { kind: 'copy' };
const backup: Wanted = {
  kind: 'backup',
  arn: 'arn:aws:dynamodb:eu-central-1:444455556666:table/livestock-test/backup/01500-abc',
};
type Sent = { readonly constructor: { readonly name: string }; readonly input: never };

const describeBackup = (BackupName: string) => ({ BackupName, BackupArn: `arn:${BackupName}` });

/** A stage of empty tables, whose notes, switch and functions stay as the last run left them. */
function makeStage(tables: readonly string[]) {
  const standing = new Set(tables);
  const parameters = new Map([[MAINTENANCE, 'off']]);
  const variables = new Map<string, object>();
  const backups = new Set<string>();
  const commands: string[] = [];
  const pauses: number[] = [];
  const state = {
    now: Date.parse('2026-11-23T08:00:00Z'),
    notes: '',
    mapping: 'Enabled',
    timers: 'EnableRule',
    /** The number of looks at the copy until it is restored. */
    looks: 0,
  };
  const restored = ({ TargetTableName }: { TargetTableName: string }) => {
    standing.add(TargetTableName);
    return {};
  };
  const answers: Record<string, (input: never) => object> = {
    DescribeTableCommand: (asked: { TableName: string }) => {
      const isMade = asked.TableName !== COPY || state.looks-- <= 0;
      const described = describedTable(standing, asked, STREAM);
      return isMade ? described : { Table: { TableStatus: 'CREATING' } };
    },
    DeleteTableCommand: ({ TableName }: { TableName: string }) => {
      if (state.looks >= 0) throw new Error('The table is being created.');
      standing.delete(TableName);
      return {};
    },
    DescribeContinuousBackupsCommand: () => ({
      ContinuousBackupsDescription: {
        PointInTimeRecoveryDescription: {
          EarliestRestorableDateTime: new Date('2026-11-01T00:00:00Z'),
          LatestRestorableDateTime: new Date(state.now),
        },
      },
    }),
    DescribeBackupCommand: () => ({
      BackupDescription: { BackupDetails: { BackupStatus: 'AVAILABLE' } },
    }),
    RestoreTableToPointInTimeCommand: restored,
    RestoreTableFromBackupCommand: restored,
    ListBackupsCommand: () => ({ BackupSummaries: [...backups].map(describeBackup) }),
    CreateBackupCommand: ({ BackupName }: { BackupName: string }) => {
      backups.add(BackupName);
      return { BackupDetails: describeBackup(BackupName) };
    },
    GetObjectCommand: () => {
      if (state.notes === '') throw new NoSuchKey({ message: 'no notes', $metadata: {} });
      return { Body: { transformToString: async () => state.notes } };
    },
    PutObjectCommand: ({ Body }: { Body: string }) => {
      state.notes = Body;
      return {};
    },
    DeleteObjectCommand: () => {
      state.notes = '';
      return {};
    },
  };
  const send = async ({ constructor: { name }, input }: Sent) => {
    commands.push(name);
    return answers[name]?.(input) ?? {};
  };
  const askAws: AskAws = async ({ service, target = '', path = '', body }) => {
    const given = JSON.parse(body ?? '{}');
    if (target === 'AmazonSSM.GetParameter') {
      return json({ Parameter: { Value: parameters.get(given.Name) ?? '' } });
    }
    if (target === 'AmazonSSM.PutParameter') parameters.set(given.Name, given.Value);
    if (target.endsWith('ableRule')) state.timers = target.replace('AWSEvents.', '');
    if (service !== 'lambda') return json({ RuleNames: ['timer'], UserPools: [] });
    if (path.includes('event-source-mappings')) {
      if (body) state.mapping = given.Enabled ? 'Enabled' : 'Disabled';
      const mapping = { UUID: '1', State: state.mapping, EventSourceArn: STREAM };
      return json({ EventSourceMappings: [mapping] });
    }
    if (body) variables.set(path, given.Environment.Variables);
    return json({ FunctionArn: path, Environment: { Variables: variables.get(path) ?? {} } });
  };
  /** Runs the command; the operator says no to this question. Returns what was asked and sent. */
  const run = async (wanted: Wanted | 'give-up', no?: string) => {
    const questions: string[] = [];
    commands.length = 0;
    pauses.length = 0;
    const parts = {
      deployment: readConfiguration({ countries, stages }, 'test'),
      account: '444455556666',
      client: { send },
      s3: { send },
      askAws,
      clock: { now: () => new Date(state.now) },
      pause: async (ms: number) => void pauses.push(ms),
      say: () => {},
      agree: async (question: string) => {
        questions.push(question);
        return no === undefined || !question.startsWith(no);
      },
      keepLost: async () => '',
      deployJobs: async () => {},
    } as unknown as Parts;
    const done = wanted === 'give-up' ? giveUpRestore(parts) : restoreTable(parts, wanted);
    if (no === undefined) await done;
    else await expect(done).rejects.toThrow(/^Stopped/);
    return { questions, changes: commands.filter((name) => !/^(Describe|List|Get)/.test(name)) };
  };
  return { run, state, pauses, parameters, variables, backups };
}

let stage: ReturnType<typeof makeStage>;
beforeEach(() => {
  stage = makeStage([TABLE]);
});

describe('the same command goes on where it stood', () => {
  test('people work again: nothing is held or written back, only copy and notes go', async () => {
    await stage.run(moment, 'Delete');
    expect(stage.parameters.get(MAINTENANCE)).toBe('off');
    expect(await stage.run(moment)).toEqual({
      questions: [DELETE],
      changes: ['DeleteTableCommand', 'DeleteObjectCommand'],
    });
    expect(stage.state).toMatchObject({ notes: '', mapping: 'Enabled' });
  });

  test('it broke off before the stage was open: the switch comes first', async () => {
    await stage.run(moment, 'Delete');
    stage.parameters.set(MAINTENANCE, 'on');
    expect((await stage.run(moment)).questions).toEqual(['Maintenance off?', DELETE]);
    expect(stage.parameters.get(MAINTENANCE)).toBe('off');
  });

  test('jobs write again: the rows of then are not written a second time', async () => {
    await stage.run(moment, 'Maintenance off?');
    expect((await stage.run(moment)).questions).toEqual([
      'Hold test: maintenance on, jobs and timers off?',
      'Let jobs go on, with the stream of this table, in new processes?',
      'Maintenance off?',
      DELETE,
    ]);
  });

  test('nothing was written yet: a new hold is waited for, and what was saved since is compared and kept', async () => {
    await stage.run(moment, 'Write');
    expect(JSON.parse(stage.state.notes)).not.toHaveProperty('since');
    stage.state.now += HOUR_MS;
    await stage.run(moment);
    expect(Math.max(...stage.pauses)).toBe(15 * MINUTE_MS);
    expect(stage.backups.size).toBe(2);
  });

  test('writing broke off: the backup and the comparison of before it are the ones that count', async () => {
    await stage.run(moment, 'Write');
    const since = { changes: {}, redacted: [], left: [], messages: 7 };
    stage.state.notes = JSON.stringify({ ...JSON.parse(stage.state.notes), since });
    stage.state.now += HOUR_MS;
    await stage.run(moment, 'Let jobs');
    expect(JSON.parse(stage.state.notes)).toMatchObject({ since, reached: 'written' });
    expect(stage.backups.size).toBe(1);
  });

  test('a table that was made again from a backup is not written back to it', async () => {
    stage = makeStage([]);
    stage.state.notes = JSON.stringify({
      wanted: backup.kind === 'backup' ? backup.arn : '',
      began: '2026-11-23T07:00:00.000Z',
      isAnew: true,
    });
    await stage.run(backup, 'Let jobs');
    const { questions } = await stage.run(backup);
    expect(questions.filter((question) => /^(Keep|Write)/.test(question))).toEqual([]);
  });
});

describe('a restore that has written nothing is given up', () => {
  test('the stage works again with the rows that it has, and nothing is left of the restore', async () => {
    await stage.run(moment, 'Write');
    expect(stage.state).toMatchObject({ mapping: 'Disabled', timers: 'DisableRule' });
    expect(await stage.run('give-up')).toEqual({
      questions: [
        `Give up the restore to 2026-11-22T16:55:00.000Z: jobs and timers go on, maintenance off, ${COPY} is deleted?`,
      ],
      changes: ['DeleteTableCommand', 'DeleteObjectCommand'],
    });
    expect(stage.state).toMatchObject({ notes: '', mapping: 'Enabled', timers: 'EnableRule' });
    expect([...stage.variables.values()]).toEqual(Array(stage.variables.size).fill({}));
    expect(stage.parameters.get(MAINTENANCE)).toBe('off');
  });

  test('a copy that AWS still restores is deleted once it stands', async () => {
    await stage.run(moment, 'Write');
    stage.state.looks = 2;
    const { changes } = await stage.run('give-up');
    expect(changes).toEqual(['DeleteTableCommand', 'DeleteObjectCommand']);
  });

  test('a copy that the operator restored stays', async () => {
    stage = makeStage([TABLE, COPY]);
    await stage.run(copy, 'Write');
    expect((await stage.run('give-up')).changes).toEqual(['DeleteObjectCommand']);
  });

  test('without a table the stage stays held, for the restore of another state', async () => {
    stage = makeStage([]);
    await stage.run(backup, 'Restore');
    expect((await stage.run('give-up')).changes).toEqual(['DeleteObjectCommand']);
    expect(stage.parameters.get(MAINTENANCE)).toBe('on');
  });

  test('the operator who does not agree changes nothing', async () => {
    await stage.run(moment, 'Write');
    expect((await stage.run('give-up', 'Give up')).changes).toEqual([]);
    expect(stage.state.mapping).toBe('Disabled');
  });

  test.each([
    ['written back', moment, [TABLE], '2026-11-22T16:55:00.000Z'],
    ['made again', backup, [], 'arn:aws:'],
  ] as const)('a table that was %s is not left half-way', async (_how, wanted, tables, name) => {
    stage = makeStage(tables);
    await stage.run(wanted, 'Let jobs');
    await expect(stage.run('give-up')).rejects.toThrow(
      `It is too late: the table holds rows of ${name}`,
    );
    expect(stage.state.mapping).toBe('Disabled');
  });

  test('where no restore is under way, a sentence says so', async () => {
    await expect(stage.run('give-up')).rejects.toThrow('No restore of test is under way.');
  });
});
