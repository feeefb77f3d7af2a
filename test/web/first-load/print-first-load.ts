import { firstLoad, totalOf } from './first-load.ts';

const files = await firstLoad();
for (const { name, gzipBytes } of files.toSorted((a, b) => b.gzipBytes - a.gzipBytes)) {
  console.log(`${String(gzipBytes).padStart(7)}  ${name}`);
}
console.log(`${String(totalOf(files, 'js')).padStart(7)}  script, gzip bytes (at most 130000)`);
console.log(`${String(totalOf(files, 'css')).padStart(7)}  styles, gzip bytes (at most 20000)`);
