import { type ReactNode, useState } from 'react';
import { isConfirmable } from '#shared/offers/activity.ts';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { NO_SELECTION } from '#web/components/data-table/row-selection.ts';
import { SelectedRows, useRowActs } from '#web/components/data-table/selected-rows.tsx';
import { LoadMore } from '#web/components/load-more.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { OfferName } from '../offer-name.tsx';
import { confirmationsByCountry, useConfirmOffers } from '../use-confirm-offers.ts';
import type { ShownGroup } from './held-offers.ts';
import { LaterDialog } from './later-dialog.tsx';
import type { Wanted } from './save-availability.ts';
import { useBulkChange } from './use-bulk-change.ts';
import { useMyOfferColumns } from './use-my-offer-columns.tsx';
import type { useShownGroups } from './use-shown-groups.ts';

/** Shows the groups of offers, and the acts on all selected ones at once. */
export function MyOffers({
  groups,
  hold,
  now,
  none,
}: ReturnType<typeof useShownGroups> & {
  readonly now: Date;
  /** Shown when no offer meets the filters. */
  readonly none: ReactNode;
}) {
  const t = useText();
  const errorText = useErrorText();
  const shown = groups.flatMap(({ offers }) => offers);
  const acts = useRowActs(shown, allOf(shown));
  const { selecting, selected } = acts;
  const bulk = useBulkChange(acts.tell);
  const confirming = useConfirmChosen(() => selecting.onSelect(NO_SELECTION));
  const columns = useMyOfferColumns(now, (offer) => hold([offer]));
  const setAll = (wanted: Wanted) => {
    hold(selected);
    void bulk.set(acts.take(), wanted);
  };
  if (groups.length === 0) return none;
  return (
    <>
      <SelectedRows acts={acts} nameOf={nameOf} progress={bulk.progress}>
        <BulkActs
          isBusy={bulk.progress !== undefined || confirming.isRunning}
          onSet={setAll}
          onConfirm={() => confirming.confirm(selected)}
        />
      </SelectedRows>
      {confirming.error && <Notice tone="bad" role="alert" title={errorText(confirming.error)} />}
      <DataTable
        className="my-offer-table"
        caption={t('menu.OfferList')}
        columns={columns}
        groups={groups.map((group) => ({
          name: group.pages.standing,
          heading: <StandingHeading group={group} />,
          rows: group.offers,
          more: (group.pages.more || group.offers.length > OFFERS_PER_GROUP) && (
            <MoreOffers group={group} onMore={group.pages.more} />
          ),
        }))}
        nameOf={nameOf}
        selecting={selecting}
      />
    </>
  );
}

const nameOf = (offer: EntityOf<'offer'>) => <OfferName offer={offer} />;

function StandingHeading({ group: { pages, total } }: { readonly group: ShownGroup }) {
  const t = useText();
  const { number } = useFormats();
  return (
    <h2>
      {t(`offers.standing.${pages.standing}`)} <span className="muted">({number(total)})</span>
    </h2>
  );
}

function MoreOffers({
  group: { pages, offers, total },
  onMore,
}: {
  readonly group: ShownGroup;
  readonly onMore: (() => void) | undefined;
}) {
  return (
    <LoadMore
      shown={offers.length}
      total={total}
      hasMore={onMore !== undefined}
      step={OFFERS_PER_GROUP}
      onMore={() => onMore?.()}
      busy={pages.isLoadingMore}
    />
  );
}

/**
 * Returns the offers that "all shown" means: archived offers do not come along with others, since a change would bring
 * them back.
 */
function allOf(shown: readonly EntityOf<'offer'>[]) {
  const present = shown.filter(({ data }) => data.status !== 'archived');
  return present.length > 0 ? present : shown;
}

/** Confirms the chosen offers that can be; it tells how many cannot. */
function useConfirmChosen(onConfirmed: () => void) {
  const t = useText();
  const notify = useNotify();
  const confirm = useConfirmOffers(confirmationsByCountry);
  return {
    isRunning: confirm.isPending,
    error: confirm.error,
    confirm: (chosen: readonly EntityOf<'offer'>[]) => {
      const right = chosen.filter(({ data }) => isConfirmable(data));
      const left = chosen.length - right.length;
      const leftText = left > 0 ? t('offers.notConfirmable', { count: left }) : '';
      if (right.length === 0) return notify('warning', leftText);
      confirm.mutate(right, {
        onSuccess: ({ confirmed }) => {
          const done = t('words.offersConfirmed', { count: confirmed });
          notify('success', [done, leftText].filter(Boolean).join('. '));
          onConfirmed();
        },
      });
    },
  };
}

/** Shows the acts on the selected offers. */
function BulkActs({
  isBusy,
  onSet,
  onConfirm,
}: {
  readonly isBusy: boolean;
  readonly onSet: (wanted: Wanted) => void;
  readonly onConfirm: () => void;
}) {
  const t = useText();
  const [asksDay, setAsksDay] = useState(false);
  const button = (text: string, onClick: () => void) => (
    <Button size="compact" busy={isBusy} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <>
      {button(t('offers.bulkConfirm'), onConfirm)}
      {button(t('offers.status.available'), () => onSet({ status: 'available' }))}
      {button(t('offers.quick.unavailable'), () => onSet({ status: 'unavailable' }))}
      {button(t('offers.quick.later'), () => setAsksDay(true))}
      {button(t('offers.archive'), () => onSet({ status: 'archived' }))}
      {asksDay && (
        <LaterDialog
          onClose={() => setAsksDay(false)}
          onDone={(availableFrom) => {
            setAsksDay(false);
            onSet({ status: 'later', availableFrom });
          }}
        />
      )}
    </>
  );
}
