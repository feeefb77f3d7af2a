import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { FIELD_NAMES } from './offer-form-fields.ts';
import type { OfferFormState } from './use-offer-form.ts';

/** Shows the values that the last change of animal kind or country took away, and the way back. */
export function ResetNotice({ form: { reset } }: { readonly form: OfferFormState }) {
  const t = useText();
  const { list } = useFormats();
  if (reset === null) return null;
  const fields = list(reset.fields.map((field) => t(FIELD_NAMES[field])));
  return (
    <Notice role="status" title={t(`offerform.reset.${reset.cause}`)}>
      <p>{t('offerform.resetFields', { fields })}</p>
      <Button size="compact" icon="undo" onClick={reset.undo}>
        {t('offers.restore')}
      </Button>
    </Notice>
  );
}

/** Shows why the authority rejected the offer, beside the fields to be changed. */
export function RejectionNotice({ form: { stored } }: { readonly form: OfferFormState }) {
  const t = useText();
  const { status, reason } = stored?.autApproval ?? {};
  if (status !== 'rejected' || reason === undefined) return null;
  return (
    <Notice tone="bad" title={t('offerform.rejectedBecause')}>
      <p>{reason}</p>
    </Notice>
  );
}

/** Tells that the form holds entries that this device kept, and until when it keeps them. */
export function RestoredNotice({ form }: { readonly form: OfferFormState }) {
  const t = useText();
  const { time, day } = useFormats();
  const { found, restored, savedAt } = form.device;
  if (found === null || restored === null || savedAt === null) return null;
  return (
    <Notice title={t('words.restored', { at: time(found.savedAt.toISOString()) })}>
      <p>{t('offerform.restoredText', { until: day(found.expires.toISOString()) })}</p>
      <Button size="compact" onClick={form.discard}>
        {t('words.discardEntries')}
      </Button>
    </Notice>
  );
}
