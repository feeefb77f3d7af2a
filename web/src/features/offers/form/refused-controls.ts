import type { OfferDraft } from '#shared/offers/offer.ts';
import type { ApiErrorDetail } from '#web/kernel/api-error.ts';
import { weekId } from '../weeks/week-id.ts';
import { fieldId } from './field-id.ts';
import { OFFER_FIELDS } from './offer-form-fields.ts';

type Sent = Pick<OfferDraft, 'dynamicFields' | 'statusWeekly'>;
export type Refusal = { readonly control: string; readonly detail: ApiErrorDetail };

/**
 * Returns the controls that the server's refusals belong to. `sent` is the input of the call: refusals name fields
 * and weeks by their place in it (`data.dynamicFields.2.value`, `data.statusWeekly.3.from`), or a missing field by
 * its id.
 */
export function refusedControls(details: readonly ApiErrorDetail[], sent: Sent | null): Refusal[] {
  return details.flatMap((detail) => {
    const control = controlOf(detail.path, sent);
    return control === undefined ? [] : [{ control, detail }];
  });
}

function controlOf(path: string, sent: Sent | null): string | undefined {
  const [data, name, part] = path.split('.');
  if (data !== 'data') return undefined;
  if (name === 'dynamicFields' && part !== undefined) {
    return fieldId(sent?.dynamicFields[Number(part)]?.field ?? part);
  }
  if (name === 'statusWeekly' && part !== undefined) {
    const row = sent?.statusWeekly[Number(part)];
    return row === undefined ? name : weekId(row.calendarWeek);
  }
  return OFFER_FIELDS.find((field) => field === name);
}
