import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Import, readSourceFiles, type SourceFile } from './source-files.ts';

const files = readSourceFiles();

/** The files that a person, a function of the cloud or a browser starts, as patterns: `npm run unused` reads them too. */
const PROGRAMS = z
  .object({ knip: z.object({ entry: z.array(z.string()) }) })
  .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')))
  .knip.entry.flatMap((entry) => (entry.endsWith('!') ? [entry.slice(0, -1)] : []));

/** `functions/offers/x.ts` → `functions/offers`; files directly in a tree belong to the assembly of the tree. */
const roomOf = (path: string): string => {
  const folders = path.split('/').slice(0, -1);
  if (folders[0] !== 'web') return folders.slice(0, 2).join('/');
  return folders.slice(0, folders[2] === 'features' ? 4 : 3).join('/');
};

const breaches = (
  inside: (path: string) => boolean,
  isWrong: (one: Import, file: SourceFile) => boolean,
): string[] =>
  files
    .filter((file) => inside(file.path))
    .flatMap((file) =>
      file.imports
        .filter((entry) => isWrong(entry, file))
        .map((entry) => `${file.path} → ${entry.specifier}`),
    );

const under = (prefix: string) => (path: string) => path.startsWith(prefix);

const isDomain = (path: string) =>
  /^functions\/[^/]+\//.test(path) && !path.startsWith('functions/kernel/');

test('shared speaks zod and itself only: move anything else to functions, web or infra', () => {
  expect(
    breaches(under('shared/'), (imported) =>
      imported.own ? !imported.target.startsWith('shared/') : imported.target !== 'zod',
    ),
  ).toEqual([]);
});

test('shared/kernel knows no domain: move the domain word into shared/<domain>', () => {
  expect(
    breaches(
      under('shared/kernel/'),
      (imported) => imported.own && !imported.target.startsWith('shared/kernel/'),
    ),
  ).toEqual([]);
});

test('a domain of functions enters another by its public.ts only: export what you need there', () => {
  expect(
    breaches(
      isDomain,
      (imported, file) =>
        imported.own &&
        isDomain(imported.target) &&
        roomOf(imported.target) !== roomOf(file.path) &&
        !imported.target.endsWith('/public.ts'),
    ),
  ).toEqual([]);
});

test('no domain of functions enters one that enters it: move what both need into a third', () => {
  const domains = new Map<string, string[]>();
  for (const file of files.filter(({ path }) => isDomain(path))) {
    const entered = file.imports.filter(({ own, target }) => own && isDomain(target));
    const others = entered
      .map(({ target }) => roomOf(target))
      .filter((to) => to !== roomOf(file.path));
    domains.set(roomOf(file.path), [...(domains.get(roomOf(file.path)) ?? []), ...others]);
  }
  expect(domains.size).toBeGreaterThan(10);
  expect(findCycles(domains)).toEqual([]);
});

test('functions/kernel knows no domain: pass the domain part in as an argument', () => {
  expect(
    breaches(
      under('functions/kernel/'),
      (imported) => imported.own && !/^(shared\/|functions\/kernel\/)/.test(imported.target),
    ),
  ).toEqual([]);
});

test('of the kernel, its assemblies alone name what all domains are made of: take it as an argument', () => {
  const isAssembly = (path: string) =>
    /^functions\/kernel\/([^/]+|store\/stored-json)\.ts$/.test(path);
  expect(
    breaches(
      (path) => path.startsWith('functions/kernel/') && !isAssembly(path),
      (imported) => /^shared\/(entity-classes|packing-words)\.ts$/.test(imported.target),
    ),
  ).toEqual([]);
});

test('ports are the ground of functions: what needs the store or AWS is an adapter', () => {
  const isSdk = (name: string) => name.startsWith('@aws-sdk/');
  expect(
    breaches(under('functions/kernel/ports/'), (imported) =>
      imported.own
        ? !/^(shared|functions\/kernel\/ports)\//.test(imported.target)
        : isSdk(imported.target),
    ),
  ).toEqual([]);
});

test('only the assemblies of the kernel name adapters: ask for the port of functions/kernel/ports', () => {
  const mayName = (path: string) => /^functions\/kernel\/(adapters\/|[^/]+\.ts$)/.test(path);
  expect(
    breaches(
      (path) => path.startsWith('functions/') && !mayName(path),
      (imported) => imported.own && imported.target.startsWith('functions/kernel/adapters/'),
    ),
  ).toEqual([]);
});

test('the store knows neither search nor HTTP: it stands below both', () => {
  expect(
    breaches(
      under('functions/kernel/store/'),
      (imported) =>
        imported.own && !/^(shared|functions\/kernel\/(store|ports))\//.test(imported.target),
    ),
  ).toEqual([]);
});

/** The rooms of a folder, each with those it stands on: the page of the folder says what they hold. */
const ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'functions/accounts': {
    account: [],
    offices: ['account'],
    saving: ['account', 'offices'],
    profile: ['account', 'saving'],
    customers: ['account', 'saving'],
    joining: ['account', 'offices', 'saving'],
    redaction: ['account', 'offices'],
  },
  'functions/entities': { class: [], reading: ['class'], saving: ['class'] },
  'functions/kernel/search': {
    packing: [],
    filtering: ['packing'],
    ordering: ['packing', 'filtering'],
    shards: ['packing'],
    compaction: ['packing', 'shards'],
    answering: ['packing', 'filtering', 'ordering', 'shards'],
  },
  'functions/offers': {
    offer: [],
    saving: ['offer'],
    following: ['offer', 'saving'],
    confirming: ['offer'],
    approving: ['offer'],
    telling: ['offer'],
    effects: [],
  },
  'functions/requests': {
    process: [],
    parties: [],
    searching: ['process', 'parties'],
    filling: ['process', 'parties', 'searching'],
    beginning: ['process', 'parties', 'searching', 'filling'],
    deciding: ['process', 'parties'],
    counting: ['process'],
    effects: [],
    removing: ['process', 'counting'],
  },
  'shared/requests': {
    entities: [],
    'form-engine': ['entities'],
    package: ['entities', 'form-engine'],
    law: ['entities', 'form-engine'],
    searching: ['entities'],
    process: ['entities', 'form-engine', 'law', 'searching'],
  },
  infra: {
    deploy: [],
    demo: [],
    local: ['deploy', 'demo'],
    operate: ['deploy', 'demo', 'local'],
    rehearsal: ['deploy', 'demo', 'local', 'operate'],
  },
};

test.each(Object.entries(ROOMS))(
  'the rooms of %s stand on each other in one direction',
  (folder, rooms) => {
    const roomIn = (path: string): string | undefined => {
      const [room, file] = path.startsWith(`${folder}/`)
        ? path.slice(folder.length + 1).split('/')
        : [];
      return file === undefined ? undefined : room;
    };
    const roomNames = new Set(files.flatMap((file) => roomIn(file.path) ?? []));
    expect([...roomNames].toSorted()).toEqual(Object.keys(rooms).toSorted());
    expect(
      breaches(under(`${folder}/`), ({ own, target }, file) => {
        const [from, to] = [roomIn(file.path), own ? roomIn(target) : undefined];
        return from !== undefined && to !== undefined && from !== to && !rooms[from]?.includes(to);
      }),
    ).toEqual([]);
  },
);

test('functions import shared and functions only: what both sides need belongs in shared', () => {
  expect(
    breaches(
      under('functions/'),
      (imported) => imported.own && !/^(shared|functions)\//.test(imported.target),
    ),
  ).toEqual([]);
});

test('only functions/kernel talks to AWS: use a port of functions/kernel/ports instead', () => {
  const isSdk = (name: string) =>
    /^(@aws-sdk\/|@middy\/|@smithy\/|@aws-lambda-powertools\/)/.test(`${name}/`) ||
    ['aws-jwt-verify', 'jose'].includes(name);
  // infra/local stands in for AWS, and tests check the kernel against the real local services. The doctor and the
  // restore do as the operator what no handler could.
  const mayTalk = (path: string) =>
    /^(functions\/kernel|infra\/(local|operate\/restore)|test)\//.test(path) ||
    path === 'infra/operate/doctor/ask-aws.ts';
  expect(
    breaches(
      (path) => !mayTalk(path),
      (imported) => !imported.own && isSdk(imported.target),
    ),
  ).toEqual([]);
});

test('no function loads at its start what few calls need: use files-on-demand.ts, getBuiltinModule', () => {
  const isDear = (target: string) =>
    target === 'functions/kernel/adapters/s3-files.ts' || /^(node:)?http$/.test(target);
  expect(
    breaches(
      under('functions/'),
      (imported) => !imported.typeOnly && !imported.dynamic && isDear(imported.target),
    ),
  ).toEqual([]);
});

test('the web imports shared and itself only: the server is reached through the api client', () => {
  expect(
    breaches(under('web/'), (imported) => imported.own && !/^(shared|web)\//.test(imported.target)),
  ).toEqual([]);
});

test('a feature of the web enters another by its public.ts only', () => {
  const isFeature = under('web/src/features/');
  expect(
    breaches(
      isFeature,
      (imported, file) =>
        imported.own &&
        isFeature(imported.target) &&
        roomOf(imported.target) !== roomOf(file.path) &&
        !/\/public\.tsx?$/.test(imported.target),
    ),
  ).toEqual([]);
});

test('components and the web kernel know no feature: pass the domain part in as a prop', () => {
  expect(
    breaches(
      (path) => /^web\/src\/(components|kernel)\//.test(path),
      (imported) => imported.own && /^web\/src\/(features|app)\//.test(imported.target),
    ),
  ).toEqual([]);
});

test('nothing imports test', () => {
  expect(
    breaches(
      (path) => !path.startsWith('test/'),
      (imported) => imported.own && imported.target.startsWith('test/'),
    ),
  ).toEqual([]);
});

test('relative imports stay inside their folder: use #shared/… #functions/… #web/… across folders', () => {
  expect(
    breaches(
      () => true,
      (imported, file) =>
        imported.specifier.startsWith('../') && roomOf(imported.target) !== roomOf(file.path),
    ),
  ).toEqual([]);
});

test('every own import names a file that exists, with its ending', () => {
  const paths = new Set(files.map((file) => file.path));
  expect(
    breaches(
      () => true,
      (imported) => imported.own && /\.tsx?$/.test(imported.target) && !paths.has(imported.target),
    ),
  ).toEqual([]);
});

test('what only tests import is no product: it waits on a branch until something calls it', () => {
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const imports = files.find((other) => other.path === file)?.imports ?? [];
    for (const { own, target } of imports) if (own) reach(target);
  };
  const product = files.map((file) => file.path).filter((file) => !file.startsWith('test/'));
  for (const file of product)
    if (PROGRAMS.some((pattern) => path.matchesGlob(file, pattern))) reach(file);
  expect(product.filter((file) => !file.endsWith('.d.ts') && !reached.has(file))).toEqual([]);
});

test('no cycles, of types neither: move what both files need into a third', () => {
  const graph = new Map(
    files.map((file) => [
      file.path,
      file.imports.filter((entry) => entry.own && !entry.dynamic).map((entry) => entry.target),
    ]),
  );
  expect(findCycles(graph)).toEqual([]);
});

function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const index = trail.indexOf(path);
    if (index >= 0) {
      cycles.push([...trail.slice(index), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}
