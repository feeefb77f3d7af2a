import type { Context } from '#functions/kernel/context.ts';
import { regionClass } from '#shared/countries/region.ts';
import type { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';

/**
 * Hands the requests of a region over once more where it got another authority while this one was being sent: the
 * hand-over may have passed by before the request was there.
 */
export async function followAuthority(
  { store, log }: Pick<Context, 'store' | 'log'>,
  { region, aut }: Pick<RequestProcess, 'region' | 'aut'>,
): Promise<void> {
  try {
    const present = (await store.latest(regionClass, region, { fresh: true }))?.data.aut;
    if (present === undefined || present === aut) return;
    const body: AuthorityChanged = { regions: [region] };
    await store.send([{ queue: 'requests', body }]);
  } catch (error) {
    // The request is sent: its sender hears of no failure.
    log.error('A sent request did not look for the new authority of its region.', error, {
      region,
    });
  }
}
