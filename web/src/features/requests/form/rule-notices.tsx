import { defined } from '#shared/kernel/defined.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { RuleFinding } from '#shared/requests/law/rule-findings.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

/** Shows the notices of the rules of the form, each with the question it is about. */
export function RuleNotices({
  noticed,
  fields,
  role,
}: {
  readonly noticed: readonly RuleFinding[];
  readonly fields: readonly RequestFormField[];
  readonly role?: 'status';
}) {
  const t = useText();
  if (noticed.length === 0) return null;
  return (
    <Notice tone="warn" title={t('requests.noticed')} {...defined({ role })}>
      <ul className="rule-notices">
        {noticed.map(({ field, labels }) => (
          <li key={`${field} ${labels[0]?.label}`}>
            <TermText
              term={
                <LabelText
                  labels={fields.find(({ internalName }) => internalName === field)?.labels ?? []}
                  otherwise={field}
                />
              }
            >
              <LabelText labels={labels} otherwise={t('requests.noticedOnly')} />
            </TermText>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
