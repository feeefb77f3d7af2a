import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { AnimalFields } from './animal-fields.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { SalesLocation } from './offer-form-page.tsx';
import type { OfferFormValues } from './offer-form-values.ts';
import { OfferPreview } from './offer-preview.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useOfferForm } from './use-offer-form.ts';

type OfferFormProps = {
  readonly owner: string;
  readonly locations: readonly SalesLocation[];
  readonly initial: OfferFormValues;
  /** The offer to change; absent for a new one. */
  readonly offer?: EntityOf<'offer'>;
  readonly isCopy?: boolean;
};

/** The offer form in one column: where, what, how many, from when; a preview shows what buyers will see. */
export function OfferForm({ isCopy = false, ...given }: OfferFormProps) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const form = useOfferForm(given);
  const [attempt, setAttempt] = useState(0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await form.save();
    // Counted when the refusal is known, so that the summary that takes the focus is there.
    if (saved === undefined) return setAttempt((before) => before + 1);
    notify('success', t(saved === 'pending' ? 'offers.savedPending' : 'offers.savedOnline'));
    navigate(pathTo('OfferList'));
  };
  return (
    <form className="offer-form" onSubmit={submit} noValidate>
      {isCopy && <Notice title={t('offers.copyNotSaved')} />}
      <ErrorSummary errors={form.summary} attempt={attempt} />
      <ConflictNotice form={form} />
      <RequiredLegend />
      <div className="offer-form-columns">
        <div className="offer-form-fields">
          <PlaceFields form={form} locations={given.locations} />
          <AnimalFields form={form} />
          <AvailabilityFields form={form} />
        </div>
        <OfferPreview form={form} locations={given.locations} />
      </div>
      <div className="buttons">
        <Button type="submit" look="primary" busy={form.isSaving}>
          {given.offer ? t('offers.saveChanges') : t('offers.publish')}
        </Button>
        <Button onClick={() => navigate(pathTo('OfferList'))}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}
