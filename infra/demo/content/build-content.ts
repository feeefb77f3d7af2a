import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import { labelsOf } from '#infra/demo/texts.ts';
import { PAGES, PAGES_DAYS_OLD } from './page-table.ts';
import { pageTexts } from './page-texts.ts';

export function buildContent(times: DemoTimes): DemoEntity[] {
  return PAGES.map(({ usageKey, internalName, changed }) => {
    const lastUpdated = times.at(-(changed?.daysAgo ?? PAGES_DAYS_OLD));
    return demoEntity('cmspage', demoId(`cmspage.${usageKey}`), {
      usageKey,
      internalName,
      ...pageTexts(usageKey),
      lastUpdated,
      ...(changed && { changes: [{ version: lastUpdated, summary: labelsOf(changed.summary) }] }),
    });
  });
}
