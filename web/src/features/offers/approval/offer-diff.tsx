import { useId } from 'react';
import { hasChanged } from '#shared/offers/approval-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { isNotFound } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useRevisions } from '#web/kernel/use-revisions.ts';
import { FactText } from './fact-text.tsx';
import { type OfferChange, offerChanges } from './offer-changes.ts';
import { type OfferFact, useOfferFacts } from './use-offer-facts.ts';

/** Shows an offer as it is now, and the changes since the last decision about it. */
export function OfferDiff({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const { decidedRev } = offer.data.autApproval;
  const pins = decidedRev === undefined ? [] : [{ id: offer.id, rev: decidedRev }];
  const decided = useRevisions('offer', pins);
  if (decided.isPending) return <LoadingState rows={3} />;
  // The offer was decided in a region of another authority: this one may not read that state.
  const isForeign = isNotFound(decided.error);
  if (decided.error && !isForeign) {
    return <FailureState error={decided.error} onRetry={decided.refetch} />;
  }
  return <OfferWords now={offer.data} before={decided.items[0]?.data} isForeign={isForeign} />;
}

function OfferWords({
  now,
  before,
  isForeign,
}: {
  readonly now: Offer;
  readonly before: Offer | undefined;
  readonly isForeign: boolean;
}) {
  const t = useText();
  const { isPending, factsOf, hasFilesOf } = useOfferFacts(before ? [before, now] : [now]);
  const headingId = useId();
  if (isPending) return <LoadingState rows={3} />;
  const facts = factsOf(now);
  // The words may be the same of other things, and a file another one under the same upload.
  const isSame = (then: Offer) =>
    !hasChanged(then, now) && hasFilesOf(now, then.autApproval.on ?? '');
  const changes = before ? offerChanges(factsOf(before), facts) : [];
  const wasChanged = new Set(changes.map(({ key }) => key));
  const isCompared = before !== undefined && (changes.length > 0 || isSame(before));
  return (
    <section aria-labelledby={headingId} className="stack">
      <h3 id={headingId}>{t(isCompared ? 'approval.whatChanged' : 'approval.whatOffered')}</h3>
      {isForeign && <Notice title={t('approval.foreignBefore')} />}
      {isCompared ? (
        <>
          <Changes changes={changes} before={before} />
          <details>
            <summary>{t('approval.unchanged')}</summary>
            <SummaryList rows={rowsOf(facts.filter(({ key }) => !wasChanged.has(key)))} />
          </details>
        </>
      ) : (
        <SummaryList rows={rowsOf(facts)} />
      )}
    </section>
  );
}

const rowsOf = (facts: readonly OfferFact[]) =>
  facts
    .filter(({ words }) => words.length > 0)
    .map(({ key, term, words }) => ({ key, term, value: <FactText words={words} /> }));

function Changes({
  changes,
  before,
}: {
  readonly changes: readonly OfferChange[];
  readonly before: Offer;
}) {
  const t = useText();
  const { longDay } = useFormats();
  const { on, status } = before.autApproval;
  const decided =
    on !== undefined && (status === 'accepted' || status === 'rejected')
      ? t(`approval.since.${status}`, { day: longDay(on) })
      : '';
  if (changes.length === 0) return <p>{`${decided} ${t('approval.noChanges')}`.trim()}</p>;
  return (
    <>
      {decided !== '' && <p className="muted">{decided}</p>}
      <div className="table-scroll">
        <table className="table approval-changes">
          <caption className="visually-hidden">{t('approval.whatChanged')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('approval.field')}</th>
              <th scope="col">{t('approval.before')}</th>
              <th scope="col">{t('approval.now')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeRow key={change.key} change={change} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function ChangeRow({ change }: { readonly change: OfferChange }) {
  const t = useText();
  const nothing = <span className="muted">{t('words.notSaid')}</span>;
  return (
    <tr>
      <th scope="row">
        {change.term}
        {!change.isApproved && <span className="meta"> {t('approval.notApproved')}</span>}
      </th>
      <td data-heading={t('approval.before')}>
        {change.before.length === 0 ? (
          nothing
        ) : (
          <del>
            <FactText words={change.before} />
          </del>
        )}
      </td>
      <td data-heading={t('approval.now')}>
        {change.now.length === 0 ? (
          nothing
        ) : (
          <ins>
            <FactText words={change.now} />
          </ins>
        )}
      </td>
    </tr>
  );
}
