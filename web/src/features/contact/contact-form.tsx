import { type FormEvent, useState } from 'react';
import { CONTACT_MESSAGE_LENGTH, CONTACT_NAME_LENGTH } from '#shared/contact/limits.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import {
  CONTACT_FIELDS,
  type ContactEntry,
  type ContactField,
  contactProblems,
} from './contact-entry.ts';
import { MessageField } from './message-field.tsx';
import { type SentContact, useSendContact } from './use-send-contact.ts';
import './contact.css';

const SUBJECTS = ['account', 'offers', 'requests', 'privacy', 'other'] as const;
const LINES = {
  name: { autoComplete: 'name', maxLength: CONTACT_NAME_LENGTH, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, required: true },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  controlNumber: { autoComplete: 'off', maxLength: 40 },
} as const;
const LINE_FIELDS = ['name', 'email', 'phone', 'controlNumber'] as const;

type ContactFormProps = {
  readonly initial: ContactEntry;
  readonly onSent: (sent: SentContact) => void;
};

export function ContactForm({ initial, onSent }: ContactFormProps) {
  const t = useText();
  const [entry, setEntry] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const sending = useSendContact(onSent);
  const problems = contactProblems(entry);
  const errorOf = (field: ContactField) => {
    const key = attempt > 0 ? problems[field] : undefined;
    return key && t(key, { count: CONTACT_MESSAGE_LENGTH });
  };
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const text = errorOf(field);
    const fieldId = `contact-${field}`;
    return text === undefined
      ? []
      : [{ fieldId, text: `${t(`accounts.contact.${field}`)}: ${text}` }];
  });
  const set = (field: ContactField, value: string) => {
    sending.reset();
    setEntry({ ...entry, [field]: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(problems).length === 0 && !sending.isPending) sending.mutate(entry);
  };
  return (
    <form onSubmit={submit} noValidate className="contact-form">
      <ErrorSummary errors={errors} attempt={attempt} />
      {sending.error !== null && <FailureState error={sending.error} />}
      <RequiredLegend />
      {LINE_FIELDS.map((field) => (
        <TextField
          key={field}
          {...LINES[field]}
          id={`contact-${field}`}
          label={t(`accounts.contact.${field}`)}
          error={errorOf(field)}
          value={entry[field]}
          onChange={(event) => set(field, event.target.value)}
        />
      ))}
      <SelectField
        id="contact-subject"
        label={t('accounts.contact.subject')}
        required
        empty={t('accounts.contact.chooseSubject')}
        error={errorOf('subject')}
        options={SUBJECTS.map((subject) => {
          const label = t(`accounts.contact.subject.${subject}`);
          return { value: label, label };
        })}
        value={entry.subject}
        onChange={(event) => set('subject', event.target.value)}
      />
      <MessageField
        value={entry.message}
        error={errorOf('message')}
        onChange={(message) => set('message', message)}
      />
      <div className="buttons">
        <Button type="submit" look="primary" busy={sending.isPending}>
          {t('accounts.contact.send')}
        </Button>
      </div>
    </form>
  );
}
