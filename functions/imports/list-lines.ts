import type { Implementation } from '#functions/kernel/context.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import { LINES_A_PAGE } from '#shared/imports/limits.ts';
import type { JobLine } from '#shared/kernel/job.ts';
import { readOwnImport } from './own-import.ts';

/** The pages that one answer reads to find lines with the wanted codes. */
const PAGES_READ = 50;

/** Lists the lines of an import's report; with codes, a page may have fewer lines though others follow. */
export const listLines: Implementation<typeof importEndpoints.listLines> = async (
  { id, codes, limit, cursor },
  context,
) => {
  const { job } = await readOwnImport(id, context);
  if (codes === undefined) return context.jobs.lines(job.id, { limit, cursor });
  const wanted = new Set<string>(codes);
  const items: JobLine[] = [];
  let next: string | undefined = cursor;
  for (let page = 0; page < PAGES_READ; page++) {
    const read = await context.jobs.lines(job.id, { limit: LINES_A_PAGE, cursor: next });
    const lines = read.items.filter(({ code }) => wanted.has(code));
    if (items.length + lines.length > limit && items.length > 0)
      return { items, next: next ?? null };
    items.push(...lines.slice(0, LINES_A_PAGE));
    next = read.next ?? undefined;
    if (next === undefined || items.length >= limit) break;
  }
  return { items, next: next ?? null };
};
