import { expect, test } from 'vitest';
import { type Import, ROOT, readSourceFiles, type SourceFile } from './source-files.ts';

const files = new Map(readSourceFiles(['web']).map((file) => [file.path, file]));
const routes = files.get('web/src/app/routes.ts')?.text ?? '';
const accountPages = files.get('web/src/app/account-pages.ts')?.text ?? '';

const GERMAN = /^web\/src\/i18n\/messages\/de_DE\/(\w+)\.ts$/;
/** Key → the part that has it. */
const partOf = new Map(
  (
    await Promise.all(
      [...files.keys()].map(async (path) => {
        const part = GERMAN.exec(path)?.[1];
        if (part === undefined) return [];
        const { messages } = await import(`${ROOT}${path}`);
        return Object.keys(messages).map((key) => [key, part] as const);
      }),
    )
  ).flat(),
);
/** With every page. The errors' come only with what shows failures by itself (`useErrorText`), which a form does too late. */
const ALWAYS = ['shell'];

/** What a page brings with it at once; what it loads later names its parts itself. */
function loadedWith(page: string): SourceFile[] {
  const seen = new Map<string, SourceFile>();
  const open = [page];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = files.get(path);
    if (file === undefined || seen.has(path) || path.startsWith('web/src/i18n/')) continue;
    seen.set(path, file);
    const now = file.imports.filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic);
    open.push(...now.flatMap((given) => filesOf(given, file.text)));
  }
  return [...seen.values()];
}

/** The imported file; of a feature's public ones only those whose names are imported, as the bundler does it. */
function filesOf({ target, specifier }: Import, text: string): string[] {
  const door = target.endsWith('/public.ts') ? files.get(target) : undefined;
  if (door === undefined) return [target];
  const named = text.split(`} from '${specifier}'`)[0]?.split('{').pop() ?? '';
  return filesBehind(door, named.match(/\w+/g) ?? []);
}

/** The files behind a feature's door that have these names. */
function filesBehind(door: SourceFile, names: readonly string[]): string[] {
  return door.imports
    .filter((open) => {
      const exported = door.text.split(`} from '${open.specifier}'`)[0]?.split('{').pop();
      return exported?.match(/\w+/g)?.some((name) => names.includes(name));
    })
    .map((open) => open.target);
}

/** The row itself, or what stands for it in the table of screens that only people with an account enter. */
function loaderOf(row: string): string {
  const name = /page: accountPage\('(\w+)'\)/.exec(row)?.[1];
  return name === undefined ? row : (accountPages.split(`  ${name}: () =>`)[1] ?? '');
}

const rows = [...routes.matchAll(/^ {2}(\w+): \{([\s\S]*?)^ {2}\},/gm)].map(
  ([, name = '', row = '']) => ({
    name,
    page: `web/src/${/import\('#web\/([^']+)'/.exec(loaderOf(row))?.[1]}`,
    parts: [...(/parts: \[([^\]]*)\]/.exec(row)?.[1] ?? '').matchAll(/\w+/g)].map(([part]) => part),
  }),
);

test('every route is looked at', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ page }) => !files.has(page))).toEqual([]);
});

test.each(rows)(
  '$name names the parts that hold its texts, in app/routes.ts',
  ({ page, parts }) => {
    expect(textsWithout(parts, page)).toEqual([]);
  },
);

const lazyParts = [...files.values()].flatMap(({ path, text, imports }) =>
  [...text.matchAll(/lazyPart\(([\s\S]*?)\);/g)].flatMap(([, call = '']) => {
    const file = /import\('[^']*\/([^'/]+)'/.exec(call)?.[1] ?? '';
    const page = imports.find(({ dynamic, target }) => dynamic && target.endsWith(`/${file}`));
    const parts = [...(/\[([^\]]*)\]/.exec(call)?.[1] ?? '').matchAll(/\w+/g)];
    const door = page?.target.endsWith('/public.ts') ? files.get(page.target) : undefined;
    const [behind = page?.target] = door
      ? filesBehind(door, [/\.(\w+)\)/.exec(call)?.[1] ?? ''])
      : [];
    return behind === undefined
      ? []
      : [{ page: behind, from: path, parts: parts.map(([part]) => part) }];
  }),
);
/** The parts that are there where a file is shown: with each page that brings it, at once or later, or the frame. */
function partsAround(from: string): (readonly string[])[] {
  const brings = ({ page }: { page: string }) => loadedWith(page).some(({ path }) => path === from);
  const around = [
    ...rows.filter(brings).map(({ parts }) => parts),
    ...lazyParts
      .filter(brings)
      .flatMap((lazy) => partsAround(lazy.from).map((parts) => [...parts, ...lazy.parts])),
  ];
  return around.length === 0 ? [[]] : around;
}

test.each(lazyParts)(
  'what loads $page later brings the texts that a page around it lacks',
  (lazy) => {
    const missing = partsAround(lazy.from).flatMap((parts) =>
      textsWithout([...parts, ...lazy.parts], lazy.page),
    );
    // The table of screens names the titles of others.
    const unnamed = missing.filter((text) => !text.endsWith(' in web/src/app/routes.ts'));
    expect([...new Set(unnamed)]).toEqual([]);
  },
);

function textsWithout(parts: readonly string[], page: string): string[] {
  return loadedWith(page).flatMap(({ path, text }) =>
    [...text.matchAll(/'(\w+\.[\w.]+)'/g)].flatMap(([, key = '']) => {
      const part = partOf.get(key);
      const isThere = part === undefined || ALWAYS.includes(part) || parts.includes(part);
      return isThere ? [] : [`${part}: ${key} in ${path}`];
    }),
  );
}
