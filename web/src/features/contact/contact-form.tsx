import {
  CONTACT_MESSAGE_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_LENGTH,
} from '#shared/contact/limits.ts';
import { RequiredLegend } from '#web/components/field.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { said, useForm } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { CONTACT_FIELDS, type ContactEntry, contactProblems } from './contact-entry.ts';
import { type SentContact, useSendContact } from './use-send-contact.ts';
import './contact.css';

const SUBJECTS = ['account', 'offers', 'requests', 'privacy', 'other'] as const;
const LINES = {
  name: { autoComplete: 'name', maxLength: CONTACT_NAME_LENGTH, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, required: true },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  controlNumber: { autoComplete: 'off', maxLength: 40 },
} as const;
const LABELS = {
  name: 'accounts.contact.name',
  email: 'words.email',
  phone: 'words.phone',
  controlNumber: 'words.controlNumber',
  subject: 'accounts.contact.subject',
  message: 'accounts.contact.message',
} as const;
const LINE_FIELDS = ['name', 'email', 'phone', 'controlNumber'] as const;

type ContactFormProps = {
  readonly initial: ContactEntry;
  readonly onSent: (sent: SentContact) => void;
};

export function ContactForm({ initial, onSent }: ContactFormProps) {
  const t = useText();
  const subjects = SUBJECTS.map((value) => ({
    value,
    label: t(value === 'requests' ? 'menu.RequestList' : `accounts.contact.subject.${value}`),
  }));
  const form = useForm({
    read: initial,
    check: (entry) =>
      said(contactProblems(entry), (key) => t(key, { limit: CONTACT_MESSAGE_LENGTH })),
    input: (entry) => ({
      ...entry,
      subject: subjects.find(({ value }) => value === entry.subject)?.label ?? entry.subject,
    }),
    sending: useSendContact(onSent),
    prefix: 'contact-',
    nameOf: (path) => {
      const field = CONTACT_FIELDS.find((name) => name === path);
      return field ? t(LABELS[field]) : path;
    },
  });
  return (
    <Form form={form} className="contact-form">
      <RequiredLegend />
      {LINE_FIELDS.map((field) => (
        <TextField key={field} {...LINES[field]} {...form.text(field)} label={t(LABELS[field])} />
      ))}
      <SelectField
        {...form.text('subject')}
        label={t('accounts.contact.subject')}
        required
        empty={t('words.choose')}
        options={subjects}
      />
      <TextArea
        {...form.text('message')}
        label={t('accounts.contact.message')}
        hint={t('errors.fields.tooShort', { limit: CONTACT_MESSAGE_LENGTH })}
        required
        rows={8}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
      />
      <FormButtons form={form}>{t('accounts.contact.send')}</FormButtons>
    </Form>
  );
}
