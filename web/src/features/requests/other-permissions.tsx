import { defined } from '#shared/kernel/defined.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { purchasesAreOver } from '#shared/requests/law/purchases.ts';
import { quotaClaim, takesOfQuota } from '#shared/requests/law/yearly-quota.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useDayOf } from '#web/kernel/use-day-of.ts';
import { useFirstEntities } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { Request } from './use-request.ts';

/** Decisions about one farm and its animals that are looked through, the newest first. */
const LOOKED_THROUGH = 50;

/**
 * Tells how many animals of the yearly quota the farm was granted in this year by other requests that the reader sees:
 * the request itself knows only what its farmer had bought before.
 */
export function OtherPermissions({ request: { id, data } }: { readonly request: Request }) {
  const t = useText();
  const { number } = useFormats();
  const today = useToday();
  const dayOf = useDayOf();
  const found = useFirstEntities('request-process', {
    attributeFilter: {
      $and: [
        { field: 'agr', comparison: 'eq', value: data.agr },
        { field: 'animalkind', comparison: 'eq', value: data.animalkind },
        { field: 'status', comparison: 'eq', value: 'accepted' },
      ],
    },
    sorting: [{ field: 'decidedOn', direction: 'desc' }],
    limit: LOOKED_THROUGH,
  });
  const isOfYear = ({ decidedOn }: RequestProcess) =>
    decidedOn !== undefined && dayOf(decidedOn).slice(0, 4) === today.slice(0, 4);
  const others = found.data?.items.filter((other) => other.id !== id && isOfYear(other.data)) ?? [];
  const taken = others
    .filter(({ data: { decision } }) => takesOfQuota(decision?.legalBasis))
    .map(({ data: other }) => {
      const { animalsGranted, animalsBought } = other.decision ?? {};
      const facts = defined({ animalsGranted, animalsBought });
      return quotaClaim(other.status, facts, purchasesAreOver(other, today)).animals;
    })
    .reduce((sum, animals) => sum + animals, 0);
  return taken === 0 ? null : t('requests.quotaOthers', { shown: number(taken) });
}
