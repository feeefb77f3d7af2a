import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { World } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { countryClass } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { type CountryLaw, countrylawClass } from '#shared/law/countrylaw.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { lawOn } from '#shared/law/law-on.ts';
import { type CheckedForm, formProblem } from '#shared/law/lawful-form.ts';
import { requestPackageClass } from '#shared/requests/entities/requestpackage.ts';
import { countRequests } from './count-requests.ts';

type Parts = Pick<World, 'store' | 'search' | 'clock'>;

/**
 * Counts the requests whose form the law permits today, and no more after the change: drafts are not sent, and open ones
 * can only be rejected.
 */
export const requestsOfLaw: EffectsOf<CountryLaw, ChangeEffect> = async (world, change) => {
  const effects: ChangeEffect[] = [];
  for (const country of new Set([change.before.country, change.after.country])) {
    const forms = await formsBarred(world, country, change);
    if (forms.length === 0) continue;
    const where = { country, 'package.id': forms };
    const drafts = await countRequests(world, 'draft', where);
    const open = await countRequests(world, 'open', where);
    if (drafts > 0) effects.push({ effect: 'draftsStop', count: drafts });
    if (open > 0) effects.push({ effect: 'requestsOnlyRejected', count: open });
  }
  return effects;
};

/** Returns the forms of a country that its law of today permits before the change only. */
async function formsBarred(
  { store, search, clock }: Parts,
  id: string,
  { id: changed, after }: { readonly id: string; readonly after: CountryLaw },
): Promise<string[]> {
  const country = await store.latest(countryClass, id);
  if (country === undefined) return [];
  const day = todayIn(country.data, clock.now());
  const idsIn = (entityClass: string, field: string) => {
    const filter = { field, comparison: 'in' as const, value: [id] };
    return eachHitId(search, { entityClass, group: 'all', keys: ['all'], filter });
  };
  const laws = await store.latestOf(
    countrylawClass,
    [...new Set([...(await idsIn(countrylawClass.name, 'country')), changed])],
    { fresh: true },
  );
  const lawBefore =
    lawOn(
      laws.map(({ data }) => data),
      id,
      day,
    ) ?? EU_LAW;
  const then = laws.map((law) => (law.id === changed ? after : law.data));
  const lawAfter = lawOn(then, id, day) ?? EU_LAW;
  const isBarred = (form: CheckedForm) =>
    formProblem(form, lawAfter, { day }) !== undefined &&
    formProblem(form, lawBefore, { day }) === undefined;
  const forms = await store.latestOf(
    requestPackageClass,
    await idsIn(requestPackageClass.name, 'countries'),
  );
  return forms.filter(({ data }) => isBarred(data)).map((form) => form.id);
}
