import { useState } from 'react';
import { maySetAvailability } from '#shared/offers/availability.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { focusRow } from '#web/components/data-table/use-row-keys.ts';
import { FieldSet } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { AVAILABILITY_WORDS } from '../availability-words.ts';
import { useNamesOfOffer } from '../use-names-of-offer.ts';
import { LaterDialog } from './later-dialog.tsx';
import type { Wanted } from './save-availability.ts';
import { useAvailability } from './use-availability.ts';

const QUICK = ['available', 'unavailable', 'later'] as const;

/** Sets the availability of an offer with one tap, which can be undone, and leads on with the offer. */
export function MyOfferState({
  offer,
  onChange,
}: {
  readonly offer: EntityOf<'offer'>;
  /** Tells that the offer's availability is about to change. */
  readonly onChange: () => void;
}) {
  const t = useText();
  const { headline } = useNamesOfOffer(offer.data);
  const { status, availableFrom } = offer.data;
  const isChosen = maySetAvailability(status, 'available');
  const availability = useAvailability(offer);
  const [asksDay, setAsksDay] = useState(false);
  const set = (wanted: Wanted) => {
    onChange();
    availability.set(wanted);
  };
  const choose = (wanted: (typeof QUICK)[number]) => {
    if (wanted === 'later') setAsksDay(true);
    else if (wanted !== availability.status) set({ status: wanted });
  };
  return (
    <>
      {isChosen && (
        <FieldSet
          label={
            <span className="visually-hidden">
              {t('offers.availability')} {headline}
            </span>
          }
        >
          {/** Buttons: arrow keys among radios would save at once what they pass. */}
          <div className="segments">
            {QUICK.map((value) => (
              <button
                key={value}
                type="button"
                className="segment"
                aria-pressed={availability.status === value}
                onClick={() => choose(value)}
              >
                <span>
                  <Icon name="check" size={16} />
                  {t(AVAILABILITY_WORDS[value])}
                </span>
              </button>
            ))}
          </div>
        </FieldSet>
      )}
      {/** The chip says on paper what the choice shows on a screen; a day it says on both. */}
      <div className={isChosen && availableFrom === undefined ? 'print-only' : 'chips'}>
        <AvailabilityChip offer={offer.data} />
        {availability.status === 'later' && (
          <Button size="compact" look="quiet" onClick={() => setAsksDay(true)}>
            {t('offers.changeDay')}
            <span className="visually-hidden"> {headline}</span>
          </Button>
        )}
      </div>
      <div className="my-offer-acts no-print">
        <MyOfferActs offer={offer} onSet={set} />
      </div>
      <AvailabilityNotices availability={availability} />
      {asksDay && (
        <LaterDialog
          onClose={() => setAsksDay(false)}
          onDone={(availableFrom) => {
            setAsksDay(false);
            set({ status: 'later', availableFrom });
          }}
        />
      )}
    </>
  );
}

/** Shows the ways to go on with an offer of mine: edit, clone, and the archive. */
function MyOfferActs({
  offer: { id, data },
  onSet,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly onSet: (wanted: Wanted) => void;
}) {
  const t = useText();
  const { headline } = useNamesOfOffer(data);
  const isRejected = data.autApproval.status === 'rejected';
  const { data: country } = useEntity('country', isRejected ? data.country : undefined);
  const isArchived = data.status === 'archived';
  const which = <span className="visually-hidden"> {headline}</span>;
  return (
    <>
      <ButtonLink
        size="compact"
        look={isRejected ? 'primary' : 'quiet'}
        to={pathTo('OfferForm', { id })}
      >
        {t(country?.data.offerAutApproval ? 'offers.editAndResubmit' : 'action.edit')}
        {which}
      </ButtonLink>
      <ButtonLink
        size="compact"
        look="quiet"
        to={`${pathTo('OfferForm', { id: 'new' })}?from=${id}`}
      >
        {t('words.copy')}
        {which}
      </ButtonLink>
      <Button
        size="compact"
        look="quiet"
        onClick={() => onSet({ status: isArchived ? 'unavailable' : 'archived' })}
      >
        {t(isArchived ? 'offers.unarchive' : 'offers.archive')}
        {which}
      </Button>
    </>
  );
}

function AvailabilityNotices({
  availability: { error, reload, undo },
}: {
  readonly availability: ReturnType<typeof useAvailability>;
}) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <>
      {error && (
        <Notice tone="bad" role="alert" title={errorText(error)}>
          <Button
            size="compact"
            onClick={(event) => {
              focusRow(event);
              void reload();
            }}
          >
            {t('action.reload')}
          </Button>
        </Notice>
      )}
      {undo && (
        <Notice tone="ok" role="status" title={t('words.saved')}>
          <Button
            size="compact"
            icon="undo"
            onClick={(event) => {
              focusRow(event);
              undo();
            }}
          >
            {t('action.undo')}
          </Button>
        </Notice>
      )}
    </>
  );
}
