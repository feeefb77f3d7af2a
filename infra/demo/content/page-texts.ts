import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenIn } from '#infra/demo/texts.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { swissGerman } from '#shared/kernel/swiss-german.ts';

/**
 * Returns title and text of a page, in each language that it is written in (`pages/<usage key>/<locale>.md`), and as
 * Switzerland writes German.
 */
export function pageTexts(usageKey: string): Pick<Cmspage, 'title' | 'content'> {
  const folder = join(import.meta.dirname, 'pages', usageKey);
  const pages = writtenIn(folder, '.md').map(({ lang, path }) => {
    const [heading = '', ...lines] = readFileSync(path, 'utf8').split('\n');
    return { lang, title: heading.replace(/^# /, ''), content: lines.join('\n').trim() };
  });
  const german = pages.find(({ lang }) => lang === 'de_DE');
  if (german) pages.push({ ...swissGerman(german), lang: 'de_CH' });
  return {
    title: pages.map(({ lang, title }) => ({ lang, label: title })),
    content: pages.map(({ lang, content }) => ({ lang, content })),
  };
}
