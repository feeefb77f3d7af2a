import type { Bench } from './bench.ts';

/** `npm run bench <name>`: loads only what the one needs. */
const benches: Readonly<Record<string, () => Promise<{ run: Bench }>>> = {
  calls: () => import('./calls.ts'),
  export: () => import('./export.ts'),
  fuzz: () => import('./fuzz.ts'),
  import: () => import('./import.ts'),
  kills: () => import('./kills.ts'),
  page: () => import('./page.ts'),
  search: () => import('./search.ts'),
};

const [name = '', ...options] = process.argv.slice(2);
const load = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (load) {
  const { run } = await load();
  await run(options);
} else {
  const names = Object.keys(benches).join(', ');
  process.stderr.write(`There is no bench "${name}". Known: ${names}. Try: npm run bench search\n`);
  process.exitCode = 1;
}
