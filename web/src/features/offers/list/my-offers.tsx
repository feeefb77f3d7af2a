import { type ReactNode, useState } from 'react';
import { NO_SELECTION, type RowSelecting } from '#web/components/data-table/row-selection.ts';
import { SelectAll } from '#web/components/data-table/select-boxes.tsx';
import { SelectedRows } from '#web/components/data-table/selected-rows.tsx';
import { useRowActs } from '#web/components/data-table/use-row-acts.ts';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { OfferName } from '../offer-name.tsx';
import { BulkActs } from './bulk-acts.tsx';
import { type HeldOffers, shownGroups } from './held-offers.ts';
import type { OfferStanding, Present } from './offer-standing.ts';
import type { Wanted } from './save-availability.ts';
import { StandingSection } from './standing-section.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import { useConfirmChosen } from './use-confirm-chosen.ts';
import type { StandingPages } from './use-standing.ts';

/** Shows the groups of offers, and the acts on all selected ones at once. */
export function MyOffers({
  standings,
  present,
  none,
}: {
  readonly standings: readonly StandingPages[];
  readonly present: Present;
  /** Shown when no offer meets the filters. */
  readonly none: ReactNode;
}) {
  const [held, setHeld] = useState<HeldOffers>(new Map());
  const errorText = useErrorText();
  const newest = useEntitiesById('offer', [...held.keys()]).items;
  const orderOf = useArrivalOrder([
    ...standings.flatMap(({ offers = [] }) => offers.map(({ id }) => id)),
    ...held.keys(),
  ]);
  const groups = shownGroups(standings, { held, newest }, orderOf);
  const shown = groups.flatMap(({ offers }) => offers);
  const acts = useRowActs(shown, allOf(shown));
  const { selecting, selected } = acts;
  const bulk = useBulkChange(acts.tell);
  const confirming = useConfirmChosen(() => selecting.onSelect(NO_SELECTION));
  const hold = (offers: readonly Holding[]) => setHeld((before) => withHeld(before, offers));
  const setAll = (wanted: Wanted) => {
    hold(
      groups.flatMap(({ pages, offers }) =>
        offers
          .filter((offer) => selected.includes(offer))
          .map((offer) => [offer, pages.standing] as const),
      ),
    );
    void bulk.set(acts.take(), wanted);
  };
  if (groups.length === 0) return none;
  return (
    <>
      <MyOffersHead
        shown={shown}
        total={groups.reduce((sum, group) => sum + group.total, 0)}
        selecting={selecting}
      />
      <SelectedRows
        acts={acts}
        nameOf={(offer) => <OfferName offer={offer} />}
        progress={bulk.progress}
      >
        <BulkActs
          isBusy={bulk.progress !== undefined || confirming.isRunning}
          onSet={setAll}
          onConfirm={() => confirming.confirm(selected)}
        />
      </SelectedRows>
      {confirming.error && <Notice tone="bad" role="alert" title={errorText(confirming.error)} />}
      {groups.map((group) => (
        <StandingSection
          key={group.pages.standing}
          group={group}
          selecting={selecting}
          present={present}
          onHold={(offer, standing) => hold([[offer, standing]])}
        />
      ))}
    </>
  );
}

function MyOffersHead({
  shown,
  total,
  selecting,
}: {
  readonly shown: readonly EntityOf<'offer'>[];
  readonly total: number;
  readonly selecting: RowSelecting;
}) {
  const t = useText();
  const { number } = useFormats();
  const count = selecting.all.length;
  return (
    <div className="my-offers-head">
      <p role="status" className="muted">
        {t('offers.found', { count: total, shown: number(total) })}
      </p>
      <SelectAll selecting={selecting} className="choice">
        <span className="choice-text">
          {t(count < shown.length ? 'offers.selectAllButArchived' : 'offers.selectAll', { count })}
        </span>
      </SelectAll>
    </div>
  );
}

type Holding = readonly [EntityOf<'offer'>, OfferStanding];

/** Keeps each offer in the group where it stood when it was changed first. */
function withHeld(before: HeldOffers, offers: readonly Holding[]): HeldOffers {
  const fresh = offers.filter(([{ id }]) => !before.has(id));
  return new Map([
    ...before,
    ...fresh.map(([offer, standing]) => [offer.id, { offer, standing }] as const),
  ]);
}

/**
 * Returns the offers that "all shown" means: archived offers do not come along with others, since a change would bring
 * them back.
 */
function allOf(shown: readonly EntityOf<'offer'>[]) {
  const present = shown.filter(({ data }) => data.status !== 'archived');
  return present.length > 0 ? present : shown;
}

/** Returns the order in which rows were first seen: a saved one would otherwise jump to the top as the newest. */
function useArrivalOrder(ids: readonly string[]): (id: string) => number {
  const [known, setKnown] = useState<readonly string[]>([]);
  const fresh = new Set(ids.filter((id) => !known.includes(id)));
  const order = fresh.size === 0 ? known : [...known, ...fresh];
  if (order !== known) setKnown(order);
  return (id) => order.indexOf(id);
}
