import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';
import { fileReadersOf } from '#shared/requests/process/supplier-reads.ts';

/**
 * Takes those who read the files of other sent requests, whatever their farm, out of the readers that each upload
 * loses. Ends as soon as nobody loses anything: an office may attach the same file to very many requests.
 */
export async function keepReadersElsewhere(
  request: string,
  lost: ReadonlyMap<string, Set<string>>,
  { store, search }: Pick<World, 'store' | 'search'>,
): Promise<void> {
  const left = () => [...lost].flatMap(([id, readers]) => (readers.size > 0 ? [id] : []));
  const uploads = left();
  if (uploads.length === 0) return;
  const pages = eachHit(search, {
    entityClass: requestProcessClass.name,
    group: 'admin',
    keys: ['all'],
    filter: { field: 'attachments.upload', comparison: 'in', value: uploads },
  });
  for await (const page of pages) {
    const others = page.filter((other) => other !== request);
    for (const { data } of await store.latestOf(requestProcessClass, others)) {
      if (data.status === 'new') continue;
      for (const { upload } of data.attachments) {
        for (const party of fileReadersOf(data)) lost.get(upload)?.delete(party);
      }
    }
    if (left().length === 0) return;
  }
}
