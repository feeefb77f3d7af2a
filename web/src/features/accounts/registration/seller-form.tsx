import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
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
const EMPTY: SellerEntry = { name: '', street: '', citycode: '', city: '', email: '', phone: '' };

/** Shows the form of a seller without a farm: name and address; nothing is public before the terms are accepted. */
export function SellerForm() {
  const t = useText();
  const locale = useLocale();
  const { api } = useKernel();
  const { id: country } = useCountry();
  const [entry, setEntry] = useState(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const registration = useRegistration(
    (input: SellerEntry, proof) => {
      const userData = sellerDataOf(input, { country, uiLocale: locale });
      return api.call('POST auth/domain/register', { userData, ...proof }, { quiet: true });
    },
    pathTo('TermsOfService', { tos: 'agr' }),
  );
  const problems = sellerProblems(entry);
  const errorOf = (field: keyof SellerEntry) => {
    const key = attempt > 0 ? problems[field] : undefined;
    return key && t(key);
  };
  const errors = SELLER_FIELDS.flatMap((fieldId) => {
    const text = errorOf(fieldId);
    return text === undefined
      ? []
      : [{ fieldId, text: `${t(`accounts.seller.${fieldId}`)}: ${text}` }];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(problems).length === 0 && !registration.isPending) registration.mutate(entry);
  };
  return (
    <form onSubmit={submit} noValidate className="registration-form">
      <ErrorSummary errors={errors} attempt={attempt} />
      <RegistrationRefusal error={registration.error} />
      <RequiredLegend />
      {SELLER_FIELDS.map((field) => (
        <TextField
          key={field}
          id={field}
          label={t(`accounts.seller.${field}`)}
          required={field === 'name' || field === 'citycode' || field === 'city'}
          type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
          width={field === 'citycode' ? 'short' : 'full'}
          autoComplete={AUTO_COMPLETE[field]}
          maxLength={field === 'citycode' ? 12 : field === 'phone' ? 40 : 200}
          error={errorOf(field)}
          value={entry[field]}
          onChange={(event) => {
            registration.reset();
            setEntry({ ...entry, [field]: event.target.value });
          }}
        />
      ))}
      <div className="buttons">
        <Button type="submit" look="primary" busy={registration.isPending}>
          {t('accounts.register.send')}
        </Button>
      </div>
    </form>
  );
}
