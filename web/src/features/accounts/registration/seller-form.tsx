import { RequiredLegend } from '#web/components/field.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, said, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useLocale, useTexts } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { fieldProblems } from '../profile/field-problems.ts';
import { RegistrationRefusal } from './registration-refusal.tsx';
import { SELLER_FIELDS, type SellerEntry, sellerDataOf, sellerProblems } from './seller-entry.ts';
import { useRegistration } from './use-registration.ts';

const AUTO_COMPLETE = {
  name: 'organization',
  street: 'street-address',
  citycode: 'postal-code',
  city: 'address-level2',
  email: 'email',
  phone: 'tel',
} as const;
const LABELS = {
  name: 'profile.address.name',
  street: 'words.street',
  citycode: 'words.citycode',
  city: 'words.town',
  email: 'words.email',
  phone: 'words.phone',
} as const;
const EMPTY: SellerEntry = { name: '', street: '', citycode: '', city: '', email: '', phone: '' };

/** Shows the form of a seller without a farm: name and address; nothing is public before the terms are accepted. */
export function SellerForm() {
  const texts = useTexts();
  const { t } = texts;
  const locale = useLocale();
  const { api } = useKernel();
  const { id: country } = useCountry();
  const registration = useRegistration(
    (input: SellerEntry, proof) => {
      const userData = sellerDataOf(input, { country, uiLocale: locale });
      return api.call('POST auth/domain/register', { userData, ...proof }, { quiet: true });
    },
    pathTo('TermsOfService', { tos: 'agr' }),
  );
  const form = useForm({
    read: EMPTY,
    check: (entry) => said(sellerProblems(entry), t),
    input: (entry) => entry,
    sending: registration,
    refused: (error) => atFields(fieldProblems(texts, error)),
    nameOf: (path) => {
      const field = SELLER_FIELDS.find((name) => name === path);
      return field ? t(LABELS[field]) : path;
    },
  });
  return (
    <Form
      form={form}
      className="registration-form"
      failure={(error) => <RegistrationRefusal error={error} />}
    >
      <RequiredLegend />
      {SELLER_FIELDS.map((field) => (
        <TextField
          key={field}
          {...form.text(field)}
          label={t(LABELS[field])}
          required={field === 'name' || field === 'citycode' || field === 'city'}
          type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
          width={field === 'citycode' ? 'short' : 'full'}
          autoComplete={AUTO_COMPLETE[field]}
          maxLength={field === 'citycode' ? 12 : field === 'phone' ? 40 : 200}
        />
      ))}
      <FormButtons form={form}>{t('menu.RegistrationAgr')}</FormButtons>
    </Form>
  );
}

/** Returns the problems of the fields that the form has, by their names. */
function atFields(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) => {
      const field = SELLER_FIELDS.find((name) => path.endsWith(`.${name}`));
      return field === undefined ? [] : [[field, text]];
    }),
  );
}
