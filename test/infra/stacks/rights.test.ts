import { describe, expect, test } from 'vitest';
import { MEANINGS } from '#infra/constructs/grant-rights.ts';
import type { Right } from '#infra/function-needs.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { readSourceFiles, type SourceFile } from '#test/architecture/source-files.ts';
import { functionNeeds } from '#test/support/granted-calls.ts';

const sources = new Map(readSourceFiles(['shared', 'functions']).map((file) => [file.path, file]));

/** What code reaches through its context, and the right without which AWS would refuse it. */
const USES: readonly (readonly [RegExp, readonly Right[]])[] = [
  [/\bfiles\.put\(/, ['writeAttachments']],
  [/\bfiles\.putNew\(/, ['readAttachments', 'writeAttachments', 'takeIncoming']],
  [/\bfiles\.uploadForm\(/, ['takeIncoming']],
  [/\bfiles\.remove\(key\)/, ['removeAttachments', 'removeIncoming']],
  [/\bfiles\.downloadUrl\(/, ['readAttachments']],
  [/\bplaceFile\(/, ['readPlaces']],
  [
    /\bsearch\.(hits|count|aggregate)\(|\brows\.(search|count|aggregate)\(|\b(everyHit|everyHitId|readAllRows)\(/,
    ['search', 'readShards'],
  ],
  [/\b(store|rows)\.(timeline|asOf|redact)\(|\btallies\.read\(/, ['queryRows']],
  [
    /\bstore\.(save|send|redact)\(|\bvalues\.(put|remove)\(|\bcodes\.issue\(|\btallies\.add\(|\bonce\.run\(/,
    ['saveRows'],
  ],
  [
    /\bstore\.(nextNumber|closeToReferences)\(|\btallies\.add\(|\bonce\.run\(|\bcodes\.(answer|close)\(|\blimits\.take\(/,
    ['addToRows'],
  ],
];

/** The domain code that an entry point can run: what it imports, through a door only what it asks for there. */
function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  const file: SourceFile | undefined = sources.get(path);
  const isKernel = path.startsWith('functions/kernel/');
  if (file === undefined || isKernel || reached.has(path)) return reached;
  reached.add(path);
  for (const one of file.imports) {
    if (!one.own || one.typeOnly) continue;
    for (const target of behindDoor(file, one)) reachedFrom(target, reached);
  }
  return reached;
}

/** Where the names lead that a file imports from a `public.ts`; what that defines itself is in it. */
function behindDoor(
  file: SourceFile,
  { specifier, target }: SourceFile['imports'][number],
): string[] {
  const door = target.endsWith('/public.ts') ? (sources.get(target)?.text ?? '') : '';
  const handed = [...door.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)];
  if (handed.length === 0) return [target];
  const asked = namesIn(file.text.split(`from '${specifier}'`)[0]?.split('import').at(-1) ?? '');
  return handed
    .filter(([, names = '']) => namesIn(names).some((name) => asked.includes(name)))
    .map(([, , place]) => target.replace('public.ts', place ?? ''));
}

const namesIn = (text: string): string[] => text.match(/\w+/g) ?? [];

/** The reader of the stream is the kernel's own: what it calls is recorded (`test/functions/campaign`). */
const needsOf = [...functionNeeds].filter(([entry]) => !entry.startsWith('kernel/'));

/** Every call of an endpoint with a limit is counted by the kernel. */
const countsCalls = (entry: string): boolean =>
  Object.entries<Endpoints>(endpointsByDomain).some(
    ([domain, endpoints]) =>
      entry === `${domain}/handler` &&
      Object.values(endpoints).some(({ limit }) => limit !== undefined),
  );

/** Who calls, and what a message or timer is about, is read by its key. */
const ALWAYS: readonly Right[] = ['readRows'];

describe('a function has the rights that its code reaches, and no more', () => {
  test.each(needsOf)('%s', (entry, { rights }) => {
    const texts = [...reachedFrom(`functions/${entry}.ts`)]
      .filter((path) => path.startsWith('functions/'))
      .map((path) => sources.get(path)?.text ?? '');
    expect(texts.length).toBeGreaterThan(1);
    const used = USES.filter(([use]) => texts.some((text) => use.test(text))).flatMap(
      ([, needed]) => needed,
    );
    const counted: readonly Right[] = countsCalls(entry) ? ['addToRows'] : [];
    const needed = new Set([...ALWAYS, ...used, ...counted]);
    expect([...rights].toSorted()).toEqual([...needed].toSorted());
  });
});

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  Get: ['dynamodb:GetItem'],
  BatchGet: ['dynamodb:BatchGetItem'],
  Query: ['dynamodb:Query'],
  Put: ['dynamodb:PutItem'],
  Update: ['dynamodb:UpdateItem'],
  Delete: ['dynamodb:DeleteItem'],
  // Each of its writes asks for its own right.
  TransactWrite: [
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    'dynamodb:DeleteItem',
    'dynamodb:ConditionCheckItem',
  ],
  BatchWrite: ['dynamodb:BatchWriteItem'],
  GetObject: ['s3:GetObject'],
  HeadObject: ['s3:GetObject'],
  PutObject: ['s3:PutObject'],
  DeleteObject: ['s3:DeleteObject'],
  SendMessageBatch: ['sqs:SendMessage'],
  SendEmail: ['ses:SendEmail'],
};

test('every command of the kernel has a right that stands for it', () => {
  const commands = new Set(
    [...sources.values()].flatMap(({ text }) =>
      [...text.matchAll(/new (\w+)Command\(/g)].map(([, name]) => name ?? ''),
    ),
  );
  const granted = new Set([
    ...Object.values(MEANINGS).flatMap(({ actions }) => actions),
    // Given by the stack of jobs itself.
    ...['sqs:SendMessage', 'ses:SendEmail'],
  ]);
  const missing = [...commands].filter(
    (name) => !ACTIONS[name]?.every((action) => granted.has(action)),
  );
  expect(missing).toEqual([]);
});
