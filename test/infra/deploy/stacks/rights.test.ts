import { describe, expect, test } from 'vitest';
import type { FewSecret } from '#infra/deploy/configuration/few-secret.ts';
import { MEANINGS } from '#infra/deploy/constructs/grant-rights.ts';
import { functionNeeds } from '#infra/deploy/function-needs.ts';
import type { Right } from '#infra/deploy/function-right.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { readSourceFiles, type SourceFile } from '#test/architecture/source-files.ts';

const sources = new Map(readSourceFiles(['shared', 'functions']).map((file) => [file.path, file]));

const COUNTS_USES = /\blimits\.take\(|\btakeByNetwork\(/;

/** What code reaches through its context, and the right without which AWS would refuse it. */
const USES: readonly (readonly [RegExp, readonly Right[]])[] = [
  [/\bfiles\.put\(/, ['writeAttachments']],
  [/\bacceptAttachment\(/, ['readAttachments', 'writeAttachments', 'takeIncoming']],
  [/\bfiles\.uploadForm\(/, ['takeIncoming']],
  [/\bfiles\.erase\(/, ['removeAttachments', 'removeIncoming']],
  [/\bfiles\.downloadUrl\(/, ['readAttachments']],
  [/\bexportFiles\.downloadUrl\(/, ['readExports']],
  [/\bexportFiles\.(put|beginParts)\(/, ['writeExports']],
  [/\bimportFiles\.(put|downloadUrl)\(/, ['writeImports']],
  [/\bimportFiles\.putNew\(/, ['takeIncoming', 'writeImports']],
  [/\bplaceFile\(/, ['readPlaces']],
  [/\blogins\.secondFactorOf\(/, ['readLogins']],
  [/\blogins\.endSessions\(/, ['endSessions']],
  [/\bproofKeys\.keyOf\(/, ['signProofs']],
  [
    /\bsearch\.(hits|count|aggregate)\(|\brows\.(search|count|aggregate)\(|\b(eachHit|eachHitId|readAllRows)\(/,
    ['search', 'readShards'],
  ],
  [
    /\b(store|rows|untyped)\.(timeline|asOf|redact)\(|\btallies\.read\(|\bjobs\.(ofAccount|failed|lines|kept)\(|\bresumeJobs\(/,
    ['queryRows'],
  ],
  [
    /\bstore\.(save|send|redact)\(|\bcodes\.issue\(|\btallies\.add\(|\bonce\.run\(|\b(beginJob|cancelJob|runJob|resumeJobs)\(/,
    ['saveRows'],
  ],
  [/\bvalues\.(put|remove)\(|\breplaceValues\(/, ['keepValues']],
  [
    /\bstore\.(nextNumber|closeToReferences)\(|\btallies\.add\(|\bonce\.run\(|\bcodes\.(answer|close)\(/,
    ['addToRows'],
  ],
  [COUNTS_USES, ['countUses']],
];
/** What needs a secret that not every function may read. */
const SECRET_USES: readonly (readonly [RegExp, FewSecret])[] = [
  [/\btokens\.issue\(/, 'signing'],
  [COUNTS_USES, 'digests'],
  [/\bcodes\.(issue|answer|close|ends)\(/, 'digests'],
  [/\bcertification\.(isActive|countries)\b/, 'registers'],
];

/** The domain code that an entry point can run: what it imports, through a door only what it asks for there. */
function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  const file: SourceFile | undefined = sources.get(path);
  const isKernel = path.startsWith('functions/kernel/');
  if (file === undefined || isKernel || reached.has(path)) return reached;
  reached.add(path);
  for (const entry of file.imports) {
    if (!entry.own || entry.typeOnly) continue;
    for (const target of behindDoor(file, entry)) reachedFrom(target, reached);
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

/** The texts of the domain code that an entry point can run. */
function textsOf(entry: string): string[] {
  const texts = [...reachedFrom(`functions/${entry}.ts`)]
    .filter((path) => path.startsWith('functions/'))
    .map((path) => sources.get(path)?.text ?? '');
  expect(texts.length).toBeGreaterThan(1);
  return texts;
}

describe('a function may read the secrets that its code uses, and no other', () => {
  test.each(needsOf)('%s', (entry, { secrets = [] }) => {
    const texts = textsOf(entry);
    const used = SECRET_USES.filter(([use]) => texts.some((text) => use.test(text))).map(
      ([, secret]) => secret,
    );
    const needed = new Set([...used, ...(countsCalls(entry) ? ['digests'] : [])]);
    expect([...secrets].toSorted()).toEqual([...needed].toSorted());
  });

  test('tokens are signed by one function', () => {
    const signing = needsOf.filter(([, { secrets = [] }]) => secrets.includes('signing'));
    expect(signing.map(([entry]) => entry)).toEqual(['sessions/handler']);
  });
});

describe('a function has the rights that its code reaches, and no more', () => {
  test.each(needsOf)('%s', (entry, { rights }) => {
    const texts = textsOf(entry);
    const used = USES.filter(([use]) => texts.some((text) => use.test(text))).flatMap(
      ([, needed]) => needed,
    );
    const counted: readonly Right[] = countsCalls(entry) ? ['countUses'] : [];
    const needed = new Set([...ALWAYS, ...used, ...counted]);
    expect([...rights].toSorted()).toEqual([...needed].toSorted());
  });
});

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  Get: ['dynamodb:GetItem'],
  BatchGet: ['dynamodb:BatchGetItem'],
  Query: ['dynamodb:Query'],
  Scan: ['dynamodb:Scan'],
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
  CreateMultipartUpload: ['s3:PutObject'],
  UploadPart: ['s3:PutObject'],
  CompleteMultipartUpload: ['s3:PutObject'],
  // Without and with the id of a version.
  DeleteObject: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
  ListObjectVersions: ['s3:ListBucketVersions'],
  SendMessageBatch: ['sqs:SendMessage'],
  ChangeMessageVisibility: ['sqs:ChangeMessageVisibility'],
  SendRawEmail: ['ses:SendRawEmail'],
  AdminGetUser: ['cognito-idp:AdminGetUser'],
  AdminUserGlobalSignOut: ['cognito-idp:AdminUserGlobalSignOut'],
  GetPublicKey: ['kms:GetPublicKey'],
  Sign: ['kms:Sign'],
};

const commands = new Set(
  [...sources.values()].flatMap(({ text }) =>
    [...text.matchAll(/new (\w+)Command\(/g)].map(([, name]) => name ?? ''),
  ),
);

test('every command of the kernel has a right that stands for it', () => {
  const granted = new Set([
    ...Object.values(MEANINGS).flatMap(({ actions }) => actions),
    // Given by the stack of jobs itself.
    ...[
      'sqs:SendMessage',
      'sqs:ChangeMessageVisibility',
      'ses:SendRawEmail',
      's3:ListBucketVersions',
    ],
  ]);
  const missing = [...commands].filter(
    (name) => !ACTIONS[name]?.every((action) => granted.has(action)),
  );
  expect(missing).toEqual([]);
});

test('no right stands for a call that the kernel never makes', () => {
  const called = new Set([...commands].flatMap((name) => ACTIONS[name] ?? []));
  const idle = Object.values(MEANINGS)
    .flatMap(({ actions }) => actions)
    .filter((action) => !called.has(action));
  expect(idle).toEqual([]);
});
