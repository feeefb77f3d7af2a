import { firstLoad, type LoadedFile, tellSize, totalOf } from './first-load.ts';

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
console.log(tellSize('script', totalOf(first, 'js')));
console.log(tellSize('styles', totalOf(first, 'css')));
console.log('afterwards:');
rows(files.filter((file) => !file.isFirst));
console.log(tellSize('scriptInAll', totalOf(files, 'js')));
