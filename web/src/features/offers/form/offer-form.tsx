import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import { STORED_FORM_DAYS } from '#shared/kernel/limits.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { type LeaveGuard, useLeaveGuard } from '#web/components/use-leave-guard.ts';
import { T, useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { AnimalFields } from './animal-fields.tsx';
import { AttachmentFields } from './attachment-fields.tsx';
import { AvailabilityFields } from './availability-fields.tsx';
import { RejectionNotice, RestoredNotice } from './form-notices.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { OwnFieldSections } from './own-field-sections.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type OfferFormGiven, type OfferFormState, useOfferForm } from './use-offer-form.ts';
import { usePhotos } from './use-photos.ts';
import { useSaveEffect } from './use-save-effect.ts';

type OfferFormProps = OfferFormGiven & {
  readonly account: Account;
  readonly isCopy?: boolean;
};

/** Shows the offer form in one column: what, how many, from when, where; a preview shows what buyers will see. */
export function OfferForm({ isCopy = false, account, ...given }: OfferFormProps) {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const here = useRef<HTMLDivElement>(null);
  const form = useOfferForm(given);
  const outcome = useSaveEffect(form, { account, locations: given.locations });
  const photos = usePhotos(form, given.owner);
  useCloseQuestion(photos.isBusy);
  const guard = useLeaveGuard(form.isChanged || photos.isBusy);
  const [isWaiting, setWaiting] = useState(false);
  const [hasRest, setRest] = useState(false);
  const save = async () => {
    if (photos.isUnsent) return document.getElementById('photos')?.focus();
    const done = await form.save(photos.hasMore);
    if (done === undefined) return;
    notify('success', outcome.savedText(done.saved.data));
    setRest(done.hasRest);
    if (done.hasRest) return;
    photos.dropRemoved(given.offer?.data.photos);
    guard.release();
    // A reader who has gone elsewhere meanwhile stays there.
    if (here.current) void navigate(pathTo('OfferList'), { replace: true });
  };
  // The fields of an animal kind come with its choices: a form that begins with a kind waits for them.
  const [hasFields, setHasFields] = useState(!form.options.isPending);
  if (!hasFields && !form.options.isPending) setHasFields(true);
  const shown = form.shown(() => {
    if (photos.isBusy) setWaiting(true);
    else void save();
  });
  const goOn = useEffectEvent(() => {
    if (!isWaiting) return;
    setWaiting(false);
    shown.submit();
  });
  useEffect(() => {
    if (!photos.isBusy) goOn();
  }, [photos.isBusy]);
  if (!hasFields) return <LoadingState rows={6} />;
  return (
    <Form
      form={shown}
      className="offer-form"
      failure={(error) => <ConflictNotice error={error} reload={form.reload} />}
    >
      <RejectionNotice form={form} />
      {isCopy && <Notice title={t('offers.copyNotSaved')} />}
      <RestoredNotice form={form} />
      {shown.failure === null && <RebasedNotice form={form} />}
      <RequiredLegend />
      <div ref={here} className="offer-form-columns">
        <div className="offer-form-fields">
          <AnimalFields form={form} />
          <OwnFieldSections form={form} />
          <AvailabilityFields form={form} stored={given.offer?.data.status} />
          <PlaceFields form={form} account={account} locations={given.locations} />
          <PhotoFields form={form} photos={photos} />
          <AttachmentFields form={form} owner={given.owner} />
        </div>
        <OfferPreview form={form} locations={given.locations} />
      </div>
      <div className="offer-form-end">
        {outcome.text && <p className="muted">{outcome.text}</p>}
        <p role="status">
          {isWaiting && t('offerform.photosAwaited')}
          {hasRest && form.isChanged && !shown.isSending && t('words.notSavedYet')}
        </p>
        <div className="buttons">
          <Button type="submit" look="primary" busy={shown.isSending || isWaiting}>
            {form.isStored ? t('action.save') : t('offers.publish')}
          </Button>
          <ButtonLink to={pathTo('OfferList')}>{t('action.cancel')}</ButtonLink>
        </div>
      </div>
      {guard.leaving && <LeaveDialog leaving={guard.leaving} onDiscard={form.discard} />}
    </Form>
  );
}

/** Asks whether to stay, to go and keep the draft on the device, or to go without it. */
function LeaveDialog({
  leaving,
  onDiscard,
}: {
  readonly leaving: NonNullable<LeaveGuard['leaving']>;
  readonly onDiscard: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={t('words.notSavedYet')} onClose={leaving.stay}>
      <p>{t('offerform.leaveText', { days: STORED_FORM_DAYS })}</p>
      <div className="buttons">
        <Button look="primary" onClick={leaving.stay}>
          {t('words.stay')}
        </Button>
        <Button onClick={leaving.go}>{t('offerform.leaveKeep')}</Button>
        <Button
          look="quiet"
          onClick={() => {
            onDiscard();
            leaving.go();
          }}
        >
          {t('words.leaveDiscard')}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Tells why saving failed as a whole. Where somebody else saved first, the typed values stay and can be put on the
 * newest state.
 */
function ConflictNotice({
  error,
  reload,
}: Pick<OfferFormState, 'reload'> & { readonly error: unknown }) {
  const t = useText();
  const errorText = useErrorText();
  const isConflict = errorCodeOf(error) === 'entities.revConflict';
  return (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      {isConflict && (
        <>
          <p>{t('words.conflictText')}</p>
          <Button size="compact" onClick={reload}>
            {t('words.reloadNewest')}
          </Button>
        </>
      )}
    </Notice>
  );
}

/** Tells what somebody else has changed, too, in the fields that were typed in. */
function RebasedNotice({ form: { clashes, nameOf } }: { readonly form: OfferFormState }) {
  const t = useText();
  if (clashes === null) return null;
  if (clashes.length === 0) return <Notice role="status" title={t('words.reloaded')} />;
  const fields = <ListText items={clashes.map(nameOf)} />;
  return (
    <Notice role="status">
      <p>
        <T id="offers.clashes" values={{ fields }} />
      </p>
    </Notice>
  );
}
