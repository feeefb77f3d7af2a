import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { countRequests } from './count-requests.ts';

/** Counts the drafts that a package is offered for today, and not after the change: they are not sent. */
export const draftsOfPackage: EffectsOf<RequestPackage, ChangeEffect> = async (
  { search },
  { id, before, after },
) => {
  if (!before.enabled) return [];
  const draftsWhere = (form: Pick<RequestPackage, 'countries' | 'animalkinds' | 'requestTypes'>) =>
    countRequests({ search }, 'draft', {
      'package.id': id,
      country: form.countries,
      animalkind: form.animalkinds,
      requestType: form.requestTypes,
    });
  const kept = after.enabled
    ? await draftsWhere({
        countries: before.countries.filter((country) => after.countries.includes(country)),
        animalkinds: before.animalkinds.filter((kind) => after.animalkinds.includes(kind)),
        requestTypes: before.requestTypes.filter((type) => after.requestTypes.includes(type)),
      })
    : 0;
  const count = (await draftsWhere(before)) - kept;
  return count > 0 ? [{ effect: 'draftsStop', count }] : [];
};
