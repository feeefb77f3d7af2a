import { firstLoad, type LoadedFile, totalOf } from './first-load.ts';

const row = (bytes: number, words: string) => console.log(`${String(bytes).padStart(7)}  ${words}`);
const rows = (some: readonly LoadedFile[]) => {
  for (const { name, gzipBytes } of some.toSorted((a, b) => b.gzipBytes - a.gzipBytes)) {
    row(gzipBytes, name);
  }
};

const files = await firstLoad();
const first = files.filter((file) => file.isFirst);
console.log('gzip bytes until the results stand:');
rows(first);
row(totalOf(first, 'js'), 'script (at most 140000)');
row(totalOf(first, 'css'), 'styles (at most 20000)');
console.log('afterwards:');
rows(files.filter((file) => !file.isFirst));
row(totalOf(files, 'js'), 'script in all (at most 150000)');
