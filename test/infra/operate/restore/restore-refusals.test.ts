import { NoSuchKey } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { systemClock } from '#functions/kernel/ports/clock.ts';
import { readConfiguration } from '#infra/deploy/configuration/read-configuration.ts';
import { countries } from '#infra/deploy/countries.ts';
import { stages } from '#infra/deploy/stages.ts';
import type { Parts } from '#infra/operate/restore/parts.ts';
import { restoreTable } from '#infra/operate/restore/restore-table.ts';
import { bringBackTable, makeCopy } from '#infra/operate/restore/table-copies.ts';
import type { Wanted } from '#infra/operate/restore/wanted.ts';
import { describedTable } from './described-table.ts';

const TABLE = 'livestock-test';
const COPY = 'livestock-test-restored';
const STREAM = 'arn:aws:dynamodb:eu-central-1:444455556666:table/livestock-test/stream/1';
const backupOf = (name: string) =>
  `arn:aws:dynamodb:eu-central-1:444455556666:table/livestock-test/backup/${name}`;
const moment = new Date('2026-11-22T16:55:00Z');
const WANTED = {
  moment: { kind: 'moment', moment },
  last: { kind: 'last' },
  copy: { kind: 'copy' },
  backup: { kind: 'backup', arn: backupOf('01500-abc') },
} as const satisfies Record<string, Wanted>;

type Account = {
  /** Tables that stand. */
  readonly tables?: readonly string[];
  /** Backups that AWS made of a deleted table, the oldest first. */
  readonly lastStates?: readonly string[];
  readonly notes?: object;
};
type Command = { readonly constructor: { readonly name: string }; readonly input: object };

/** An account that answers what a restore looks at, and records every command and every question. */
function accountWith({ tables = [], lastStates = [], notes }: Account) {
  const standing = new Set(tables);
  const commands: [string, object][] = [];
  const questions: string[] = [];
  const restored = ({ TargetTableName }: { TargetTableName: string }) => {
    standing.add(TargetTableName);
    return {};
  };
  const answers: Record<string, (input: never) => object> = {
    DescribeTableCommand: (asked: { TableName: string }) => describedTable(standing, asked, STREAM),
    ListBackupsCommand: () => ({
      BackupSummaries: lastStates.map((name, day) => ({
        BackupType: 'SYSTEM',
        BackupArn: backupOf(name),
        BackupCreationDateTime: new Date(Date.UTC(2026, 10, 1 + day)),
      })),
    }),
    DescribeContinuousBackupsCommand: () => ({}),
    RestoreTableFromBackupCommand: restored,
    RestoreTableToPointInTimeCommand: restored,
    GetObjectCommand: () => {
      if (notes === undefined) throw new NoSuchKey({ message: 'no notes', $metadata: {} });
      return { Body: { transformToString: async () => JSON.stringify(notes) } };
    },
  };
  const send = async ({ constructor: { name }, input }: Command) => {
    commands.push([name, input]);
    const answer = answers[name];
    if (answer === undefined) throw new Error(`Nobody expects ${name}.`);
    return answer(input as never);
  };
  const mappings = [{ UUID: '1', State: 'Enabled', EventSourceArn: STREAM }];
  const parts = {
    deployment: readConfiguration({ countries, stages }, 'test'),
    account: '444455556666',
    client: { send },
    s3: { send },
    askAws: async () => ({ status: 200, text: JSON.stringify({ EventSourceMappings: mappings }) }),
    clock: systemClock,
    pause: async () => {},
    say: () => {},
    agree: async (question: string) => {
      questions.push(question);
      return false;
    },
    keepLost: async () => '',
    deployJobs: async () => {},
  } as unknown as Parts;
  return { parts, questions, commands, standing };
}

const LOOKS = /^(Describe|List|Get)/;

/** What the operator is told; whatever is refused, nothing was asked or changed. */
async function refusalOf(account: Account, wanted: Wanted): Promise<string> {
  const { parts, commands, questions } = accountWith(account);
  const refused = await restoreTable(parts, wanted).then(
    () => new Error('It was not refused.'),
    (error: Error) => error,
  );
  expect(refused.name).toBe('StartupError');
  expect(questions).toEqual([]);
  expect(commands.filter(([name]) => !LOOKS.test(name))).toEqual([]);
  return refused.message;
}

describe('what cannot be restored is refused in a sentence before anything is done', () => {
  test('another restore is under way', async () => {
    const notes = { wanted: 'last', began: '2026-11-22T10:00:00.000Z', isAnew: true };
    expect(await refusalOf({ tables: [TABLE], notes }, WANTED.moment)).toBe(
      'A restore to last is under way since 2026-11-22T10:00:00.000Z: go on with that one, or give it up (npm run restore -- test give-up).',
    );
  });

  test.each(['moment', 'last', 'backup'] as const)(
    'a copy stands already that no restore knows of: %s',
    async (kind) => {
      expect(await refusalOf({ tables: [TABLE, COPY] }, WANTED[kind])).toBe(
        `A table ${COPY} stands already, of no restore that is known: delete it first, or name it (npm run restore -- test copy).`,
      );
    },
  );

  test.each([[[]], [[TABLE]], [[COPY]]])('a copy or the table is missing: %s', async (tables) => {
    expect(await refusalOf({ tables }, WANTED.copy)).toBe(
      `Both ${TABLE} and ${COPY} have to stand: restore the copy first.`,
    );
  });

  test('the last state of a table that stands and is read', async () => {
    expect(await refusalOf({ tables: [TABLE] }, WANTED.last)).toBe(
      `The table ${TABLE} stands: name the moment to which it is to go back.`,
    );
  });

  test.each(['moment', 'backup'] as const)(
    'the table is gone, and its last state is newer: %s',
    async (kind) => {
      expect(await refusalOf({ lastStates: ['01600-last'] }, WANTED[kind])).toBe(
        `The table ${TABLE} is gone: bring back its last state first (npm run restore -- test last), and go further back from there.`,
      );
    },
  );

  test('a moment of a table that is not there', async () => {
    expect(await refusalOf({}, WANTED.moment)).toBe(
      `There is no table ${TABLE}: deploy the stage, or name a backup of the table.`,
    );
  });

  test('a moment where recovery is off', async () => {
    expect(await refusalOf({ tables: [TABLE] }, WANTED.moment)).toMatch(
      /^Point-in-time recovery is off for the table/,
    );
  });
});

describe('each kind of backup is restored to its place', () => {
  const RESTORE = 'RestoreTableFromBackupCommand';
  const restoresIn = (commands: readonly [string, object][]) =>
    commands.filter(([name]) => name.startsWith('Restore'));

  test.each([
    ['backup', { tables: [TABLE] }],
    ['backup', {}],
    ['copy', { tables: [TABLE, COPY] }],
    ['last', { lastStates: ['01600-last'] }],
  ] as const)('%s: the operator is asked before the stage is held', async (kind, account) => {
    const { parts, questions, commands } = accountWith(account);
    await expect(restoreTable(parts, WANTED[kind])).rejects.toThrow(
      'Stopped; the same command goes on from here. Before it writes rows, npm run restore -- test give-up gives it up.',
    );
    expect(questions).toEqual(['Hold test: maintenance on, jobs and timers off?']);
    expect(commands.filter(([name]) => !LOOKS.test(name))).toEqual([]);
  });

  test('a named backup comes beside a table that stands, and under the name of one that is gone', async () => {
    const beside = accountWith({ tables: [TABLE] });
    await makeCopy(beside.parts, WANTED.backup);
    await makeCopy(beside.parts, WANTED.backup);
    const from = { BackupArn: WANTED.backup.arn };
    expect(restoresIn(beside.commands)).toEqual([[RESTORE, { ...from, TargetTableName: COPY }]]);

    const gone = accountWith({});
    await bringBackTable(gone.parts, WANTED.backup);
    await bringBackTable(gone.parts, WANTED.backup);
    expect(restoresIn(gone.commands)).toEqual([[RESTORE, { ...from, TargetTableName: TABLE }]]);
  });

  test('a moment comes beside the table', async () => {
    const { parts, commands } = accountWith({ tables: [TABLE] });
    await makeCopy(parts, WANTED.moment);
    expect(restoresIn(commands)).toEqual([
      [
        'RestoreTableToPointInTimeCommand',
        { SourceTableName: TABLE, TargetTableName: COPY, RestoreDateTime: moment },
      ],
    ]);
  });

  test('a copy that somebody restored by hand is taken as it is', async () => {
    const { parts, commands } = accountWith({ tables: [TABLE, COPY] });
    await makeCopy(parts, WANTED.copy);
    expect(restoresIn(commands)).toEqual([]);
  });

  test('the newest last state is taken; where AWS keeps none, a sentence says what to name', async () => {
    const { parts, commands } = accountWith({ lastStates: ['01500-first', '01600-second'] });
    await bringBackTable(parts, WANTED.last);
    const from = { BackupArn: backupOf('01600-second') };
    expect(restoresIn(commands)).toEqual([[RESTORE, { ...from, TargetTableName: TABLE }]]);
    await expect(bringBackTable(accountWith({}).parts, WANTED.last)).rejects.toThrow(
      'AWS keeps no last state of the table: name a backup (aws dynamodb list-backups, aws backup list-recovery-points-by-backup-vault).',
    );
  });
});
