import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Country } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { RequestType } from '#shared/requests/entities/request-type.ts';
import { countRequests } from './count-requests.ts';

/**
 * Counts the drafts of a country that a change of its settings stops, and its open requests, which go on; nobody
 * reaches them where the country has no site any more.
 */
export const requestsOfCountry: EffectsOf<Country, ChangeEffect> = async (
  world,
  { id: country, before, after },
) => {
  const effects: ChangeEffect[] = [];
  const hasNoSite = before.enabledForWebsite && !after.enabledForWebsite;
  const all: Stopped[] = [{}];
  for (const stopped of hasNoSite ? all : stoppedBy(before, after)) {
    const where = { country, ...stopped };
    const of = defined({ of: stopped.animalkind });
    const drafts = await countRequests(world, 'draft', where);
    const open = await countRequests(world, 'open', where);
    if (drafts > 0) effects.push({ effect: 'draftsStop', count: drafts, ...of });
    const effect = hasNoSite ? 'requestsUnreached' : 'requestsGoOn';
    if (open > 0) effects.push({ effect, count: open, ...of });
  }
  return effects;
};

type Stopped = { readonly animalkind?: string; readonly requestType?: RequestType };

/** Returns the requests that the country takes no more: all of them, or those of these animal kinds and types. */
function stoppedBy(before: Country, after: Country): Stopped[] {
  if (before.usesRequestSystem && !after.usesRequestSystem) return [{}];
  const hasKind = (kind: string) => after.enabledAnimals.includes(kind);
  const lowhatch = after.animalkindsUsingLowhatchRequests;
  return [
    ...before.enabledAnimals.filter((kind) => !hasKind(kind)).map((animalkind) => ({ animalkind })),
    ...before.animalkindsUsingLowhatchRequests
      .filter((kind) => hasKind(kind) && !lowhatch.includes(kind))
      .map((animalkind) => ({ animalkind, requestType: 'lowhatch' as const })),
    ...(before.usesAssociations && !after.usesAssociations
      ? [{ requestType: 'association' as const }]
      : []),
  ];
}
