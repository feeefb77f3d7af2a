import { useId, useState } from 'react';
import { OFFERS_A_DECISION } from '#shared/offers/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { ApprovalChip } from '../approval-chip.tsx';
import { AvailabilityChip } from '../availability-chip.tsx';
import { OfferFiles } from '../offer/offer-files.tsx';
import { OfferPhoto } from '../offer-photo.tsx';
import { useNamesOfOffer } from '../use-names-of-offer.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { OfferDiff } from './offer-diff.tsx';
import { OfferHistory } from './offer-history.tsx';
import { RejectForm } from './reject-form.tsx';
import { SupplierRecord } from './supplier-record.tsx';
import type { HeldDecision } from './use-held-decision.ts';

type DetailProps = {
  readonly offer: EntityOf<'offer'>;
  /** All listed offers of the same supplier, the shown one included. */
  readonly sameSupplier: readonly EntityOf<'offer'>[];
  /** The offer has changed since it was opened here. */
  readonly isNewer: boolean;
  readonly onSee: () => void;
  /** The reason of a rejection; undefined: it is not to be rejected. */
  readonly reason: string | undefined;
  readonly onReason: (reason: string) => void;
  /** The offer is not to be rejected any more. */
  readonly onKeep: () => void;
  readonly onLeave: () => void;
  readonly onDecide: (decision: HeldDecision) => void;
  readonly onBack: () => void;
};

/** Shows one offer as its authority sees it: what is new, who offers it, and the decision. */
export function ApprovalDetail(props: DetailProps) {
  const t = useText();
  const { offer, onBack } = props;
  const titleId = useId();
  const { headline } = useNamesOfOffer(offer.data);
  const { data: supplier } = useEntity('account', offer.data.owner);
  return (
    <section className="approval-detail stack-l" aria-labelledby={titleId}>
      <p className="approval-back">
        <Button look="quiet" icon="left" onClick={onBack}>
          {t('words.toList')}
        </Button>
      </p>
      <header className="stack">
        <h2 id={titleId} tabIndex={-1}>
          {headline}
        </h2>
        <p className="muted">
          {supplier?.data.staticData.name ?? offer.data.place.name}
          {offer.data.place.city && ` · ${offer.data.place.city}`}
        </p>
        <div className="chips">
          <ApprovalChip offer={offer} />
          <AvailabilityChip offer={offer.data} />
        </div>
      </header>
      <LastReason offer={offer} />
      <Photos offer={offer} />
      <OfferDiff offer={offer} />
      <OfferFiles uploads={offer.data.attachments} heading="h3" />
      {props.isNewer && <NewerNotice onSee={props.onSee} />}
      <Decide {...props} />
      <SupplierRecord offer={offer} />
      <OfferHistory offer={offer} />
    </section>
  );
}

/** Shows the photos, which the decision publishes with the offer. */
function Photos({ offer: { data } }: Pick<DetailProps, 'offer'>) {
  const t = useText();
  const { photos = [] } = data;
  if (photos.length === 0) return null;
  return (
    <ul className="plain approval-photos" aria-label={t('offer.photos')}>
      {photos.map(({ large, text }, index) => (
        <li key={large}>
          <OfferPhoto
            id={large}
            alt={text ?? t('offer.photoOf', { number: index + 1, count: photos.length })}
            isPublic={false}
            width={1600}
            height={1200}
          />
        </li>
      ))}
    </ul>
  );
}

function LastReason({ offer: { data } }: Pick<DetailProps, 'offer'>) {
  const t = useText();
  const { longDay } = useFormats();
  const { reason, on } = data.autApproval;
  if (reason === undefined) return null;
  return (
    <Notice
      tone="bad"
      title={
        on ? t('words.onDay', { what: t('offers.approval.rejected'), day: longDay(on) }) : undefined
      }
    >
      <p>{reason}</p>
    </Notice>
  );
}

function Decide({ offer, sameSupplier, isNewer, onDecide, ...rejection }: DetailProps) {
  const t = useText();
  const [asksForAll, setAsksForAll] = useState(false);
  const { status } = offer.data.autApproval;
  const others = sameSupplier.filter(({ id }) => id !== offer.id);
  const together = [offer, ...others].slice(0, OFFERS_A_DECISION);
  const { reason, onReason, onKeep, onLeave } = rejection;
  if (reason !== undefined && status !== 'rejected') {
    return (
      <RejectForm
        mustLook={isNewer}
        reason={reason}
        onReason={onReason}
        onCancel={onKeep}
        onLeave={onLeave}
        onReject={(reason) => onDecide({ offers: [offer], decision: 'reject', reason })}
      />
    );
  }
  if (isNewer) return null;
  return (
    <>
      <div className="buttons approval-actions">
        {status !== 'accepted' && (
          <Button
            look="primary"
            icon="check"
            onClick={() => onDecide({ offers: [offer], decision: 'accept' })}
          >
            {t('approval.accept')}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button icon="cross" onClick={() => onReason('')}>
            {t('approval.rejectTitle')}
          </Button>
        )}
      </div>
      {status === 'pending' && together.length > 1 && (
        <p>
          <Button look="quiet" onClick={() => setAsksForAll(true)}>
            {t('approval.acceptTogether', { count: together.length })}
          </Button>
        </p>
      )}
      {asksForAll && (
        <BulkDialog
          offers={together}
          onClose={() => setAsksForAll(false)}
          onAccept={() => {
            setAsksForAll(false);
            onDecide({ offers: together, decision: 'accept' });
          }}
        />
      )}
    </>
  );
}

/** Stands in the place of the decision, until the reader has looked at the offer as it is now. */
function NewerNotice({ onSee }: { readonly onSee: () => void }) {
  const t = useText();
  return (
    <Notice tone="warn" role="alert" title={t('approval.newer')}>
      <p>{t('approval.newerText')}</p>
      <Button size="compact" onClick={onSee}>
        {t('approval.newerSeen')}
      </Button>
    </Notice>
  );
}
