import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { LeaveQuestion } from '#web/components/leave-question.tsx';
import { LoadMore } from '#web/components/load-more.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { type EntityQuery, useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useRetryFailed } from '#web/kernel/use-retry-failed.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useWeeklyFilter } from '../list/use-owned-kinds.ts';
import { TermsFirst } from '../terms-first.tsx';
import { useIsPhone } from '../weeks/use-is-phone.ts';
import { PhoneSheet } from './phone-sheet.tsx';
import { SheetNotices } from './sheet-notices.tsx';
import { type SaveSheet, useSaveSheet } from './use-save-sheet.ts';
import { type SheetEdits, useSheetEdits } from './use-sheet-edits.ts';
import { useSheetRows } from './use-sheet-rows.ts';
import { WeekSheet } from './week-sheet.tsx';
import './week-sheet.css';

/** Shows the weeks of all offers of a supplier that are sold by the week, to fill them in at once. */
export function WeekSheetPage() {
  const t = useText();
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.account.id : '';
  const filter = useWeeklyFilter(owner);
  const retry = useRetryFailed();
  return (
    <div className="week-sheet-screen">
      <PageHeading title={t('weeksheet.title')} />
      <TermsFirst>
        <QueryState query={{ ...filter, refetch: retry }} rows={8}>
          {(filter) =>
            filter === null ? (
              <EmptyState title={t('weeksheet.none')}>
                <ButtonLink to={pathTo('OfferList')}>{t('menu.OfferList')}</ButtonLink>
              </EmptyState>
            ) : (
              <Sheet key={owner} filter={filter} />
            )
          }
        </QueryState>
      </TermsFirst>
    </div>
  );
}

function Sheet({ filter }: Required<Pick<EntityQuery, 'filter'>>) {
  const t = useText();
  const pages = useEntityPages('offer', {
    filter,
    // The order stays when an offer is saved.
    sorting: [
      { field: 'locationOfSale', direction: 'asc' },
      { field: 'animalkind', direction: 'asc' },
      { field: 'ageCategory', direction: 'asc' },
      { field: 'animalusage', direction: 'asc' },
    ],
    limit: OFFERS_PER_GROUP,
  });
  const count = useEntityCount('offer', { filter, enabled: pages.hasNextPage });
  const Rows = useIsPhone() ? PhoneSheet : WeekSheet;
  const edits = useSheetEdits();
  const saving = useSaveSheet(edits);
  const offers = pages.data && loadedRows(pages.data.pages);
  const shown = offers?.length ?? 0;
  const total = pages.hasNextPage ? Math.max(count.data ?? 0, shown + 1) : shown;
  const { rows, error } = useSheetRows(offers ?? [], edits.edits, saving);
  const retry = useRetryFailed();
  return (
    <QueryState query={{ ...pages, data: offers }} rows={8}>
      {() => (
        <div className="week-sheet-page">
          {error !== null && <FailureState error={error} onRetry={retry} />}
          {rows.length === 0 ? (
            error === null && <LoadingState rows={8} />
          ) : (
            <>
              <Rows rows={rows} loaded={{ shown, total }} edits={edits} saving={saving} />
              {(pages.hasNextPage || shown > OFFERS_PER_GROUP) && (
                <LoadMore
                  shown={shown}
                  total={total}
                  hasMore={pages.hasNextPage}
                  step={OFFERS_PER_GROUP}
                  onMore={() => void pages.fetchNextPage()}
                  busy={pages.isFetchingNextPage}
                />
              )}
            </>
          )}
          <div className="sheet-foot no-print">
            <SheetNotices edits={edits} />
            <SheetBar edits={edits} saving={saving} />
          </div>
          <LeaveQuestion isChanged={edits.changes > 0} action={t('words.leaveDiscard')}>
            <p>{t('weeksheet.changes', { changes: edits.changes, offers: edits.edits.size })}</p>
          </LeaveQuestion>
        </div>
      )}
    </QueryState>
  );
}

/** Tells how much is not saved, and saves it, at the foot of the window. */
function SheetBar({
  edits: { edits, changes, undo, discard },
  saving: { save, isSaving, forget },
}: {
  readonly edits: SheetEdits;
  readonly saving: SaveSheet;
}) {
  const t = useText();
  if (changes === 0 && undo === null) return null;
  return (
    <div className="sheet-bar">
      <p role="status">{t('weeksheet.changes', { changes, offers: edits.size })}</p>
      {undo && (
        <Button icon="undo" onClick={undo}>
          {t('action.undo')}
        </Button>
      )}
      {changes > 0 && (
        <>
          <Button
            onClick={() => {
              discard();
              forget();
            }}
            busy={isSaving}
          >
            {t('words.discard')}
          </Button>
          <Button look="primary" onClick={save} busy={isSaving}>
            {t('action.save')}
          </Button>
        </>
      )}
    </div>
  );
}
