import { useEffect, useId, useRef, useState } from 'react';
import { APPROVAL_REASON_LENGTH } from '#shared/offers/limits.ts';
import { Button } from '#web/components/button.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { atOnce, type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

const TEMPLATES = ['certificate', 'animalkind', 'category', 'amount', 'unclear'] as const;

/** Asks why an offer is rejected: a usual reason to begin with, and own words. The supplier reads it. */
export function RejectForm({
  mustLook,
  reason,
  onReason,
  onReject,
  onCancel,
  onLeave,
}: {
  /** The offer has changed and is to be looked at first; what was written stays. */
  readonly mustLook: boolean;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
  /** Leads out of the form by Escape; what was written stays. */
  readonly onLeave: () => void;
}) {
  const t = useText();
  const titleId = useId();
  const [begun] = useState(reason);
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // A reason that was written before comes back without a press.
    if (begun === '') choice.current?.focus();
  }, [begun]);
  const form = useForm({
    read: { reason },
    check: (): FieldProblems =>
      reason.trim() === '' ? { reason: t('errors.fields.required') } : {},
    input: () => reason.trim(),
    sending: atOnce(onReject),
    prefix: 'reject-',
  });
  const textOf = (template: (typeof TEMPLATES)[number]) => t(`approval.template.${template}`);
  const choose = (template: (typeof TEMPLATES)[number] | undefined) => {
    if (template !== undefined) onReason(textOf(template));
    // A template that was added to is kept as own words.
    else if (TEMPLATES.some((name) => textOf(name) === reason)) onReason('');
  };
  return (
    <section
      className="approval-reject stack"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    >
      <h3 id={titleId}>{t('approval.rejectTitle')}</h3>
      <Form form={form} className="stack" isShort>
        <RequiredLegend />
        <SelectField
          ref={choice}
          label={t('approval.template')}
          empty={t('approval.ownWords')}
          options={TEMPLATES.map((value) => ({ value, label: textOf(value) }))}
          onChange={({ target: { value } }) => choose(TEMPLATES.find((name) => name === value))}
        />
        <TextArea
          {...form.text('reason')}
          label={t('words.reason')}
          hint={t('approval.reasonHint')}
          required
          maxLength={APPROVAL_REASON_LENGTH}
          onChange={({ target }) => onReason(target.value)}
        />
        <div className="buttons">
          {!mustLook && (
            <Button type="submit" look="danger" icon="cross">
              {t('approval.rejectTitle')}
            </Button>
          )}
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
        </div>
      </Form>
    </section>
  );
}
