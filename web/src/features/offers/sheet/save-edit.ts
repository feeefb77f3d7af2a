import type { ApiClient } from '#web/kernel/api-client.ts';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';
import { changeOffer } from '../use-change-offer.ts';
import { rowsOfEntries } from '../weeks/week-entry.ts';
import { changedWeeks, type Edit, rebasedEdit } from './sheet-edits.ts';

type Offer = EntityOf<'offer'>;
/** The reason why an offer was not saved. */
export type Problem =
  | { readonly kind: 'refused'; readonly error: unknown; readonly sent: Offer['data'] }
  | { readonly kind: 'conflict'; readonly clashes: readonly string[] };
export type Outcome = {
  readonly id: string;
  /** The newest state of the offer, where it is known. */
  readonly newest?: Offer;
  /** Absent: the offer is saved. */
  readonly problem?: Problem;
};

/**
 * Saves the weeks of one offer. Where somebody else was first, the offer is read again: when it has the typed weeks, an
 * attempt whose answer was lost has saved them.
 */
export async function saveEdit(
  { api, loadEntity }: { readonly api: Pick<ApiClient, 'call'> } & Pick<Kernel, 'loadEntity'>,
  edit: Edit,
  thisWeek: string,
): Promise<Outcome> {
  const { base, entries } = edit;
  const { id } = base;
  const statusWeekly = rowsOfEntries(entries, thisWeek);
  const sent = { ...base.data, statusWeekly };
  try {
    const { rev } = await changeOffer(api, {
      offer: base,
      patch: { statusWeekly },
      changeset: 'edit',
    });
    // A number for a week that is over by now is not sent, and is no change any more.
    const typed = { ...base.data, statusWeekly: rowsOfEntries(entries, '') };
    return { id, newest: { ...base, rev, data: typed } };
  } catch (error) {
    const refused = { id, problem: { kind: 'refused', error, sent } } as const;
    if (errorCodeOf(error) !== 'entities.revConflict') return refused;
    const newest = await loadEntity('offer', id).catch(() => null);
    if (newest === null) return refused;
    const { edit: rebased, clashes } = rebasedEdit(edit, newest);
    return changedWeeks(rebased).length === 0
      ? { id, newest }
      : { id, newest, problem: { kind: 'conflict', clashes } };
  }
}
