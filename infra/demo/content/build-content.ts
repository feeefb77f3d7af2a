import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoEntity, demoEntity } from '#infra/demo/demo-entity.ts';
import { demoId } from '#infra/demo/demo-id.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import { labelsOf, writtenIn } from '#infra/demo/texts.ts';
import { PAGES, PAGES_DAYS_OLD } from './page-table.ts';

export function buildContent(times: DemoTimes): DemoEntity[] {
  return PAGES.map(({ usageKey, internalName, changed }) => {
    const lastUpdated = times.at(-(changed?.daysAgo ?? PAGES_DAYS_OLD));
    const pages = readPages(usageKey);
    return demoEntity('cmspage', demoId(`cmspage.${usageKey}`), {
      usageKey,
      internalName,
      title: pages.map(({ lang, title }) => ({ lang, label: title })),
      content: pages.map(({ lang, content }) => ({ lang, content })),
      lastUpdated,
      ...(changed && { changes: [{ version: lastUpdated, summary: labelsOf(changed.summary) }] }),
    });
  });
}

function readPages(usageKey: string) {
  const folder = join(import.meta.dirname, 'pages', usageKey);
  return writtenIn(folder, '.md').map(({ lang, path }) => {
    const [heading = '', ...lines] = readFileSync(path, 'utf8').split('\n');
    return { lang, title: heading.replace(/^# /, ''), content: lines.join('\n').trim() };
  });
}
