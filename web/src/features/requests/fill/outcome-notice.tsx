import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';

/** Tells before a decision the effect of each choice. */
export function OutcomeNotice({
  outcome,
  fields,
}: {
  readonly outcome: NonNullable<RequestStep['outcome']>;
  readonly fields: readonly RequestFormField[];
}) {
  const t = useText();
  const field = fields.find(({ internalName }) => internalName === outcome.field);
  if (field === undefined) return null;
  const named = (ids: readonly string[]) => (
    <ListText
      items={field.options
        .filter(({ id, enabled }) => enabled && ids.includes(id))
        .map(({ id, labels }) => (
          <T
            key={id}
            id="requests.quoted"
            values={{ text: <LabelText labels={labels} otherwise={id} /> }}
          />
        ))}
    />
  );
  const { accepted, rejected } = outcome;
  return (
    <Notice
      title={
        <T
          id="requests.decides"
          values={{ question: <LabelText labels={field.labels} otherwise={field.internalName} /> }}
        />
      }
    >
      <ul className="outcomes">
        {accepted.length > 0 && (
          <li>
            <T id="requests.decidesAccepted" values={{ options: named(accepted) }} />
          </li>
        )}
        {rejected.length > 0 && (
          <li>
            <T id="requests.decidesRejected" values={{ options: named(rejected) }} />
          </li>
        )}
      </ul>
      <p>{t('requests.youGetMail')}</p>
    </Notice>
  );
}
