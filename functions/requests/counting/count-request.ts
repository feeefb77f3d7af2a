import type { World } from '#functions/kernel/context.ts';
import type { RequestMoved } from '#functions/requests/process/count-messages.ts';
import { countedChanges } from '#functions/requests/process/counted-cells.ts';
import { countryClass } from '#shared/countries/country.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { requestPackageClass } from '#shared/requests/entities/requestpackage.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

/**
 * Counts the change of a revision once, however often and in whatever order its messages come. A deletion changes
 * nothing: what was asked and decided stays counted.
 */
export async function countRequest(
  { store, tallies }: Pick<World, 'store' | 'tallies'>,
  { request: id, rev, deleted }: RequestMoved,
): Promise<void> {
  if (deleted) return;
  const refs =
    rev === 1
      ? [{ id, rev }]
      : [
          { id, rev: rev - 1 },
          { id, rev },
        ];
  const states = await store.revisions(requestProcessClass, refs);
  if (states.length < refs.length) throw new Error(`The request ${id} has no revision ${rev}.`);
  const [after, before] = states.toSorted((a, b) => b.rev - a.rev).map(({ data }) => data);
  if (after === undefined) return;
  const [form] = await store.revisions(requestPackageClass, [after.package]);
  // A record or a notice, which nobody decides on, asks for no derogation.
  if (!form?.data.steps.some(({ outcome }) => outcome !== undefined)) return;
  const country = await store.latest(countryClass, after.country);
  const timeZone = timeZoneOf({ code: country?.data.code ?? '' });
  await tallies.add(`count#${id}#${rev}`, countedChanges(before, after, timeZone));
}
