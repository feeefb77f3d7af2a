import { type ReactNode, useState } from 'react';
import { ChoiceRow } from '#web/components/choice-group.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkSummary } from './bulk-summary.tsx';
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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const bulk = useBulkChange();
  const confirming = useConfirmChosen(() => setSelected(new Set()));
  const errorText = useErrorText();
  const newest = useEntitiesById('offer', [...held.keys()]).items;
  const orderOf = useArrivalOrder([
    ...standings.flatMap(({ offers = [] }) => offers.map(({ id }) => id)),
    ...held.keys(),
  ]);
  const groups = shownGroups(standings, { held, newest }, orderOf);
  const shown = groups.flatMap(({ offers }) => offers);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const chosen = shown.filter(({ id }) => selected.has(id));
  const hold = (offers: readonly Holding[]) => setHeld((before) => withHeld(before, offers));
  const setAll = (wanted: Wanted) => {
    hold(
      groups.flatMap(({ pages, offers }) =>
        offers
          .filter(({ id }) => selected.has(id))
          .map((offer) => [offer, pages.standing] as const),
      ),
    );
    bulk.set(chosen, wanted);
    setSelected(new Set());
  };
  if (groups.length === 0) return none;
  return (
    <>
      <MyOffersHead shown={shown} total={total} selected={selected} onSelect={setSelected} />
      {(chosen.length > 0 || bulk.isRunning) && (
        <BulkBar
          count={chosen.length}
          bulk={bulk}
          isConfirming={confirming.isRunning}
          onSet={setAll}
          onConfirm={() => confirming.confirm(chosen)}
          onClear={() => setSelected(new Set())}
        />
      )}
      {confirming.error && <Notice tone="bad" role="alert" title={errorText(confirming.error)} />}
      {bulk.result && <BulkSummary bulk={bulk} result={bulk.result} />}
      {groups.map((group) => (
        <StandingSection
          key={group.pages.standing}
          group={group}
          selected={selected}
          present={present}
          onSelect={(id, isSelected) => setSelected(withOne(selected, id, isSelected))}
          onHold={(offer, standing) => hold([[offer, standing]])}
        />
      ))}
    </>
  );
}

function MyOffersHead({
  shown,
  total,
  selected,
  onSelect,
}: {
  readonly shown: readonly EntityOf<'offer'>[];
  readonly total: number;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
}) {
  const t = useText();
  const { number } = useFormats();
  const { all, hasArchived } = allOf(shown);
  return (
    <div className="my-offers-head">
      <p role="status" className="muted">
        {t('offers.found', { count: total, shown: number(total) })}
      </p>
      <ChoiceRow
        type="checkbox"
        choice={{
          value: 'all',
          label: t(hasArchived ? 'offers.selectAllButArchived' : 'offers.selectAll', {
            count: all.length,
          }),
        }}
        checked={all.every(({ id }) => selected.has(id))}
        onChange={(isAll) => onSelect(new Set(isAll ? all.map(({ id }) => id) : []))}
      />
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
  const hasArchived = present.length > 0 && present.length < shown.length;
  return { all: present.length > 0 ? present : shown, hasArchived };
}

/** Returns the order in which rows were first seen: a saved one would otherwise jump to the top as the newest. */
function useArrivalOrder(ids: readonly string[]): (id: string) => number {
  const [known, setKnown] = useState<readonly string[]>([]);
  const fresh = new Set(ids.filter((id) => !known.includes(id)));
  const order = fresh.size === 0 ? known : [...known, ...fresh];
  if (order !== known) setKnown(order);
  return (id) => order.indexOf(id);
}

function withOne(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
