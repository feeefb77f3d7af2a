import { useState } from 'react';
import { maySetAvailability } from '#shared/offers/availability.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import type { RowSelecting } from '#web/components/data-table/row-selection.ts';
import { SelectRow } from '#web/components/data-table/select-boxes.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { ApprovalChip } from '../approval-chip.tsx';
import { AvailabilityChip } from '../availability-chip.tsx';
import { useOfferNames } from '../use-offer-names.tsx';
import { ActionChip } from './action-chip.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { MyOfferActions } from './my-offer-actions.tsx';
import { MyOfferAvailability } from './my-offer-availability.tsx';
import type { Present } from './offer-standing.ts';
import type { Wanted } from './save-availability.ts';
import { useAvailability } from './use-availability.ts';

type RowProps = {
  readonly offer: EntityOf<'offer'>;
  readonly present: Present;
  readonly selecting: RowSelecting;
  /** Tells that the offer's availability is about to change. */
  readonly onChange: () => void;
};

/** Shows one of my offers: availability is set with one tap and can be undone. */
export function MyOfferRow({ offer, present, selecting, onChange }: RowProps) {
  const t = useText();
  const { data } = offer;
  const { headline } = useOfferNames(data);
  const availability = useAvailability(offer);
  const [asksDay, setAsksDay] = useState(false);
  const set = (wanted: Wanted) => {
    onChange();
    availability.set(wanted);
  };
  return (
    <Card
      heading={<MyOfferHead offer={offer} selecting={selecting} />}
      chips={
        <>
          <span className={isSaidByChoice(data) ? 'print-only' : undefined}>
            <AvailabilityChip offer={data} />
          </span>
          {/** The present choice cannot be chosen again. */}
          {availability.status === 'later' && (
            <Button size="compact" icon="clock" onClick={() => setAsksDay(true)}>
              {t('offers.changeDay')}
              <span className="visually-hidden"> {headline}</span>
            </Button>
          )}
          <ApprovalChip offer={offer} />
          <ActionChip offer={data} present={present} />
        </>
      }
      actions={<MyOfferActions offer={offer} onSet={set} />}
    >
      <MyOfferFacts offer={data} />
      {data.autApproval.status === 'rejected' && data.autApproval.reason && (
        <Notice tone="bad" title={t('offers.rejectedBecause')}>
          <p>{data.autApproval.reason}</p>
        </Notice>
      )}
      <MyOfferAvailability
        offer={data}
        availability={availability}
        onSet={set}
        onLater={() => setAsksDay(true)}
      />
      {asksDay && (
        <LaterDialog
          onClose={() => setAsksDay(false)}
          onDone={(availableFrom) => {
            setAsksDay(false);
            set({ status: 'later', availableFrom });
          }}
        />
      )}
    </Card>
  );
}

/** Says whether the choice of availability shows all that the chip would; it is left out in print. */
const isSaidByChoice = ({ status, availableFrom }: Offer) =>
  maySetAvailability(status, 'available') && availableFrom === undefined;

function MyOfferHead({ offer, selecting }: Pick<RowProps, 'offer' | 'selecting'>) {
  const { headline } = useOfferNames(offer.data);
  return (
    <div className="my-offer-head">
      <SelectRow id={offer.id} selecting={selecting} className="my-offer-select no-print">
        <span className="visually-hidden">
          <T id="tables.select" values={{ name: headline }} />
        </span>
      </SelectRow>
      <h3>
        <Link to={pathTo('OfferForm', { id: offer.id })}>{headline}</Link>
      </h3>
    </div>
  );
}

function MyOfferFacts({ offer }: { readonly offer: Offer }) {
  const t = useText();
  const { day, number } = useFormats();
  const { usage, gender } = useOfferNames(offer);
  const files = offer.attachments.length;
  const unseen = (term: string) => <span className="visually-hidden">{term}</span>;
  return (
    <SummaryList
      compact
      rows={[
        { key: 'place', term: unseen(t('words.town')), value: townLine(offer.place) },
        {
          key: 'usage',
          term: unseen(t('offers.condition.usage')),
          value: usage && <LabelText labels={usage} />,
        },
        { key: 'gender', term: unseen(t('offers.condition.gender')), value: gender },
        { key: 'files', term: t('offers.files'), value: files === 0 ? '' : number(files) },
        { key: 'until', term: t('offers.activeUntil'), value: day(offer.activityUntil) },
      ]}
    />
  );
}
