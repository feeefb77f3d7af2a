import { useState } from 'react';
import { maySetAvailability } from '#shared/offers/availability.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { SegmentedRadio } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { ApprovalChip } from '../approval-chip.tsx';
import { AvailabilityChip } from '../availability-chip.tsx';
import { useOfferNames } from '../use-offer-names.ts';
import { useReasonHidden } from '../use-reason-hidden.ts';
import { LaterDialog } from './later-dialog.tsx';
import { type NeededAction, neededAction } from './offer-standing.ts';
import { useAvailability } from './use-availability.ts';

const QUICK = ['available', 'unavailable', 'later'] as const;

/** One of my offers: availability is set with one tap and can be undone. */
export function MyOfferRow({
  offer,
  now,
  isSelected,
  onSelect,
  onChange,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly now: Date;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  /** Before its availability changes. */
  readonly onChange: () => void;
}) {
  const t = useText();
  const { day, number } = useFormats();
  const { data } = offer;
  const isRejected = data.autApproval.status === 'rejected';
  const names = useOfferNames(data);
  const availability = useAvailability(offer);
  const errorText = useErrorText();
  const [asksDay, setAsksDay] = useState(false);
  const change = (wanted: Parameters<typeof availability.set>[0]) => {
    onChange();
    availability.set(wanted);
  };
  const set = (status: string) => {
    if (status === 'later') setAsksDay(true);
    else if (status === 'available' || status === 'unavailable') change({ status });
  };
  const which = <span className="visually-hidden"> {names.headline}</span>;
  return (
    <Card
      heading={
        <div className="my-offer-head">
          <label className="my-offer-select no-print">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
            />
            <span className="visually-hidden">{t('offers.select', { offer: names.headline })}</span>
          </label>
          <h3>
            <Link to={pathTo('OfferForm', { id: offer.id })}>{names.headline}</Link>
          </h3>
        </div>
      }
      chips={
        <>
          <AvailabilityChip offer={data} />
          <ApprovalChip offer={offer} />
          <ActionChip action={neededAction(data, now)} offer={data} />
        </>
      }
      actions={
        <>
          <ButtonLink
            icon="pencil"
            look={isRejected ? 'primary' : 'secondary'}
            to={pathTo('OfferForm', { id: offer.id })}
          >
            {isRejected ? t('offers.editAndResubmit') : t('action.edit')}
            {which}
          </ButtonLink>
          <ButtonLink look="quiet" to={`${pathTo('OfferForm', { id: 'new' })}?from=${offer.id}`}>
            {t('offers.clone')}
            {which}
          </ButtonLink>
          {data.status === 'archived' ? (
            <Button look="quiet" onClick={() => change({ status: 'unavailable' })}>
              {t('offers.unarchive')}
              {which}
            </Button>
          ) : (
            <Button look="quiet" onClick={() => change({ status: 'archived' })}>
              {t('offers.archive')}
              {which}
            </Button>
          )}
        </>
      }
    >
      <SummaryList
        compact
        rows={[
          {
            key: 'place',
            term: t('offers.place'),
            value: townLine(data.place),
          },
          {
            key: 'usage',
            term: t('offers.usage'),
            value: names.usage && <LabelText labels={names.usage} />,
          },
          { key: 'gender', term: t('offers.gender'), value: names.gender },
          {
            key: 'files',
            term: t('offers.files'),
            value: data.attachments.length === 0 ? '' : number(data.attachments.length),
          },
          { key: 'until', term: t('offers.activeUntil'), value: day(data.activityUntil) },
        ]}
      />
      {isRejected && data.autApproval.reason && (
        <Notice tone="bad" title={t('offers.rejectedBecause')}>
          <p>{data.autApproval.reason}</p>
        </Notice>
      )}
      {maySetAvailability(data.status, 'available') && (
        <SegmentedRadio
          label={
            <>
              {t('offers.availability')}
              {which}
            </>
          }
          choices={QUICK.map((value) => ({ value, label: t(`offers.quick.${value}`) }))}
          value={availability.status}
          onChange={set}
        />
      )}
      {/* What is chosen already cannot be chosen again. */}
      {availability.status === 'later' && (
        <p>
          <Button size="compact" icon="clock" onClick={() => setAsksDay(true)}>
            {t('offers.changeDay')}
            {which}
          </Button>
        </p>
      )}
      {availability.error && (
        <Notice tone="bad" role="alert" title={errorText(availability.error)}>
          <Button size="compact" onClick={availability.reload}>
            {t('action.reload')}
          </Button>
        </Notice>
      )}
      {availability.undo && (
        <Notice tone="ok" role="status" title={t('offers.availabilitySaved')}>
          <Button size="compact" icon="undo" onClick={availability.undo}>
            {t('action.undo')}
          </Button>
        </Notice>
      )}
      {asksDay && (
        <LaterDialog
          onClose={() => setAsksDay(false)}
          onDone={(availableFrom) => {
            setAsksDay(false);
            change({ status: 'later', availableFrom });
          }}
        />
      )}
    </Card>
  );
}

function ActionChip({
  action,
  offer,
}: {
  readonly action: NeededAction | undefined;
  readonly offer: Offer;
}) {
  const t = useText();
  const reason = useReasonHidden(offer);
  if (action === undefined) return null;
  const isOff = action === 'inactive' && (reason === 'kind' || reason === 'country');
  return (
    <StatusChip tone="warn" icon="warning">
      {t(isOff ? `offers.action.${reason}` : `offers.action.${action}`)}
    </StatusChip>
  );
}
