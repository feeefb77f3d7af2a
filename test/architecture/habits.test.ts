import { expect, test } from 'vitest';
import { INPUT_TYPES } from '#shared/masterdata/input-type.ts';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles();
const source = files.filter((file) => !file.path.startsWith('test/'));
const offenders = (pattern: RegExp, among = files): string[] =>
  among.filter((file) => pattern.test(file.text)).map((file) => file.path);

test('files and folders are kebab-case, named after what they export', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|config|roles\.test|d))?\.tsx?$/;
  const isLocale = (name: string) => /^[a-z]{2}_[A-Z]{2}\.ts$/.test(name);
  const names = files
    .map((file) => file.path)
    .filter((path) => {
      const name = path.split('/').at(-1) ?? '';
      return !kebab.test(name) && !isLocale(name);
    });
  expect(names).toEqual([]);
});

test('no file has a name that says nothing: name it after its main export', () => {
  const forbidden = /\/(index|utils?|helpers?|common|misc|types|constants|service|manager)\.tsx?$/;
  expect(files.map((file) => file.path).filter((path) => forbidden.test(path))).toEqual([]);
});

test('no barrels: import from the file that defines it, or through a domain’s public.ts', () => {
  const reExports = offenders(/^export\s+(type\s+)?(\*|\{[^}]*\})\s+from/m, source);
  expect(reExports.filter((path) => !/\/public\.tsx?$/.test(path))).toEqual([]);
});

test('zod is imported as a namespace: `import * as z from "zod"` keeps bundles small', () => {
  expect(offenders(/import\s+(type\s+)?\{[^}]*\}\s+from\s+'zod'/)).toEqual([]);
});

test('no casts outside the kernels: parse at the border instead of `as`', () => {
  const casts = /[^*]\bas (?!const\b)(any|never|unknown|[A-Z{(])/;
  // The few generic helpers, each with its reason beside the cast; and words of other languages, which are no code.
  const mayCast = (path: string) =>
    /^((shared|functions)\/kernel\/|web\/src\/(kernel\/|i18n\/texts\.ts))/.test(path) ||
    /\/[a-z]{2}(_[A-Z]{2}\/\w+|-[a-z]{2})\.ts$/.test(path);
  const lines = source
    .filter((file) => !mayCast(file.path))
    .flatMap((file) =>
      file.text
        .split('\n')
        .filter((line) => casts.test(line) && !/^\s*(\/\/|\*|\/\*|import|export \{)/.test(line))
        .map((line) => `${file.path}: ${line.trim()}`),
    );
  expect(lines).toEqual([]);
});

test('one way to delete, which asks for uses first: `deleteUnused` of functions/references/public.ts', () => {
  const deletes = offenders(/kind: 'delete'/, source).filter(
    (path) => path !== 'functions/kernel/store/entity-store.ts',
  );
  expect(deletes).toEqual([
    'functions/references/delete-unused.ts',
    // The same of several at once, in a save of a job.
    'functions/references/plan-deletions.ts',
  ]);
});

test('a name and what is said of it are joined by `colon` of the formats: French has a space before it', () => {
  const screens = source.filter(({ path }) => /^web\/src\/(components|features)\//.test(path));
  expect(offenders(/[}`]: (\$\{|<[A-Z])/, screens)).toEqual([]);
});

test('time and randomness are passed in: no Date.now, new Date() or Math.random in behaviour', () => {
  const isBehaviour = (path: string) =>
    /^(shared|functions)\//.test(path) && !path.startsWith('functions/kernel/ports/');
  const hits = source
    .filter((file) => isBehaviour(file.path))
    .filter((file) => /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(file.text))
    .map((file) => file.path);
  expect(hits).toEqual([]);
});

/** Where a label is a part of a longer string, so that nothing could say its language. */
const LABELS_AS_STRINGS = {
  'in the title of the document': [
    'accounts/terms/terms-page.tsx',
    'content/content-page.tsx',
    'offers/search/offer-search-page.tsx',
    'offers/search/supplier-list-page.tsx',
    'requests/fill/answer-step.tsx',
    'requests/fill/request-sent.tsx',
    'requests/search/request-search-page.tsx',
  ],
  'in an address that fills in a message, a plain text': ['contact/missing-breed-dialog.tsx'],
  'in the title under which the device keeps a form, a plain text': [
    'requests/fill/use-keep-copy.ts',
  ],
};

test('a label of the data says its language: `LabelText`, `useLabelled` for options; `useLabel` where it cannot', () => {
  const users = offenders(/\buseLabel\(\)/, source).filter(
    (path) => path !== 'web/src/i18n/text-provider.tsx',
  );
  const paths = Object.values(LABELS_AS_STRINGS).flat();
  expect(users.toSorted()).toEqual(paths.map((path) => `web/src/features/${path}`).toSorted());
});

test('a table that is no `DataTable` brings the styles of one: on a phone its rows are cards', () => {
  const tables = source.filter(({ text }) => /className="[^"]*\bdata-table\b[^-]/.test(text));
  const bare = tables.filter(({ text }) => !text.includes("data-table.css';"));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('a day is cut off an instant in day.ts only: `dayIn` for people, `utcDayOf` for what is counted in UTC', () => {
  const cuts = /(toISOString\(\)\.slice\(0, (7|10)|[oO]n\.slice\(0, 10)\)/;
  expect(offenders(cuts, source)).toEqual(['shared/kernel/day.ts']);
});

test('pages ask `now()` of the kernel: the clock of a device may be days off', () => {
  const hits = offenders(
    /\bDate\.now\(|\bnew Date\(\)/,
    source.filter(({ path }) => path.startsWith('web/src/')),
  );
  // The second turns times that the query library has noted by the device into the server's.
  expect(hits).toEqual(['web/src/app/signal-line.tsx', 'web/src/kernel/kernel.ts']);
});

test('what runs in Lambda asks for currentWorld(), which has read the secrets, and never for world()', () => {
  const isEntryPoint = (path: string) =>
    /^functions\/.*\/(worker|schedule|handler)\.ts$/.test(path);
  expect(
    offenders(
      /\bworld\(\)/,
      files.filter((file) => isEntryPoint(file.path)),
    ),
  ).toEqual([]);
});

test('no dependency is changed while building, nor used where it says that it is not safe', () => {
  const isPlugin = ({ text }: { readonly text: string }) => /import type \{.*\bPlugin\b/.test(text);
  expect(offenders(/node_modules/, source.filter(isPlugin))).toEqual([]);
  expect(offenders(/\b(UNSAFE|unstable)_/, source)).toEqual([]);
});

test('a comment begins with a verb or a noun: "Returns …", "The fields that …", not "What …" or "Who …"', () => {
  const begins = /^\s*(\/\*\*?|\/\/) (What|Who|Whom|Whose) .*|.*\banew\b.*/gm;
  const among = source.filter(({ path }) => !/\/messages\//.test(path));
  expect(
    among.flatMap(({ path, text }) =>
      [...text.matchAll(begins)].map(([line]) => `${path}: ${line}`),
    ),
  ).toEqual([]);
});

test('a comment says what the thing is: "The code of …", not "Of …", "Is it …?"', () => {
  const begins =
    /\/\*\*\s+(\* )?(After|Are|As|At|Before|Both|By|Does|From|For|How|In|Is|May|Of|On|Only|That|Those|To|When|Where|Whether|Which|While|With)\b.*/g;
  // Mails name whom they go to: "To the applicant: …".
  const among = source.filter(({ path }) => path !== 'shared/mail/mail-message.ts');
  expect(
    among.flatMap(({ path, text }) =>
      [...text.matchAll(begins)].map(([line]) => `${path}: ${line}`),
    ),
  ).toEqual([]);
});

test('optional properties are made by `defined({ … })` of shared/kernel, plain ones are written plainly', () => {
  const ofOne = /\.\.\.\((\w+) [!=]== undefined (\? \{\} :|&&) \{ \1 \}/;
  expect(offenders(ofOne, source)).toEqual([]);
});

test('nothing asks for the name of an input type: what its fields hold decides', () => {
  const types = INPUT_TYPES.filter((type) => type !== 'hidden').join('|');
  const asks = new RegExp(`(inputType|entryType) [!=]== '|[!=]== '(${types})'|case '(${types})'`);
  const among = source.filter(({ path }) => !path.startsWith('infra/demo/'));
  expect(offenders(asks, among)).toEqual([]);
});

test('no test is skipped or singled out', () => {
  const tests = files.filter(
    (file) => file.path.endsWith('.test.ts') || file.path.endsWith('.test.tsx'),
  );
  const pattern = new RegExp(
    String.raw`\b(it|test|describe)\.(${['skip', 'only', 'todo'].join('|')})\b`,
  );
  expect(offenders(pattern, tests)).toEqual([]);
});

test('tests wait by `expect.poll` or Testing Library, as long as their project says: a busy machine takes its time', () => {
  const hasty = /\bvi\.wait(For|Until)\(|, \{ timeout: ([1-5]?\d_?)?\d{1,3} \}/;
  const tests = files.filter(({ path }) => /\.test\.tsx?$/.test(path));
  expect(offenders(hasty, tests)).toEqual([]);
});

test('no file grows beyond what a reader can hold: split above 300 lines (tests 400)', () => {
  const isData = (path: string) =>
    /\/(messages|screen-words|demo|templates)\//.test(path) || path.endsWith('/icons.tsx');
  const tooLong = files
    .filter((file) => !isData(file.path))
    .map((file) => ({ path: file.path, lines: file.text.split('\n').length }))
    .filter(({ path, lines }) => lines > (path.startsWith('test/') ? 450 : 320));
  expect(tooLong).toEqual([]);
});

test('a test of a whole handler is one of the project `handlers`, whose files share no modules', () => {
  const isHandlerTest = (path: string) =>
    /^test\/functions\/(campaign\/|diagnostics\/|[^/]+\/[^/]*handler)/.test(path);
  const loadsHandler =
    /\{[^}]*\bhandler\b[^}]*\} (from |= await import\()'#functions\/|\{[^}]*\b(world|currentWorld)\b[^}]*\} from '#functions\/kernel\/world/;
  const tests = files.filter(({ path }) => /^test\/(functions|infra|support)\//.test(path));
  expect(offenders(loadsHandler, tests).filter((path) => !isHandlerTest(path))).toEqual([]);
});
