import type { RequestFormField } from '#shared/requests/requestformfield.ts';
import type { RequestStep } from '#shared/requests/requestpackage.ts';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';

/** Before somebody decides: what each choice does. */
export function OutcomeNotice({
  outcome,
  fields,
}: {
  readonly outcome: NonNullable<RequestStep['outcome']>;
  readonly fields: readonly RequestFormField[];
}) {
  const t = useText();
  const label = useLabel();
  const { list } = useFormats();
  const field = fields.find(({ internalName }) => internalName === outcome.field);
  if (field === undefined) return null;
  const named = (ids: readonly string[]) =>
    list(
      field.options
        .filter(({ id, enabled }) => enabled && ids.includes(id))
        .map(({ id, labels }) => t('requests.quoted', { text: label(labels, id) })),
    );
  const { accepted, rejected } = outcome;
  return (
    <Notice title={t('requests.decides', { question: label(field.labels, field.internalName) })}>
      <ul className="outcomes">
        {accepted.length > 0 && (
          <li>{t('requests.decidesAccepted', { options: named(accepted) })}</li>
        )}
        {rejected.length > 0 && (
          <li>{t('requests.decidesRejected', { options: named(rejected) })}</li>
        )}
      </ul>
      <p>{t('requests.decidesTold')}</p>
    </Notice>
  );
}
