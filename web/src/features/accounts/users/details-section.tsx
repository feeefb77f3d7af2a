import { controlNumberFormat } from '#shared/accounts/control-number-formats.ts';
import { Form } from '#web/components/form/form.tsx';
import { type FormState, useForm } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { useFormats, useLabelled, useText, useTexts } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { ADDRESS_LABELS } from '../address-labels.ts';
import { fieldProblems } from '../profile/field-problems.ts';
import { CallFailure } from './call-failure.tsx';
import { ADDRESS_LINES, type Details, detailsInput, detailsOf } from './details.ts';
import { SaveRow } from './save-row.tsx';
import { useCountries } from './use-countries.ts';
import { useUserCall } from './use-user-calls.ts';

type FieldProps = { readonly form: FormState<Details> };

/** Shows the facts of a party, address, number and language, and changes them. */
export function DetailsSection({ account }: { readonly account: EntityOf<'account'> }) {
  const texts = useTexts();
  const { t } = texts;
  const form = useForm({
    keep: `users/details/${account.id}`,
    read: detailsOf(account.data),
    rev: account.rev,
    input: (values) => detailsInput(account, values),
    sending: useUserCall('POST auth/accountmanage/updateaccount'),
    refused: (error) => fieldProblems(texts, error),
  });
  const { country, role } = account.data.staticData;
  return (
    <section aria-labelledby="details">
      <h2 id="details">{t('users.details')}</h2>
      <Form form={form} className="stack" failure={(error) => <CallFailure error={error} />}>
        <div className="user-fields">
          <TextField
            {...form.text('contact', 'userData.contact')}
            label={t('words.contactPerson')}
            maxLength={200}
            autoComplete="off"
          />
          <AddressFields form={form} />
          <RegionField form={form} country={country} />
          {role === 'AGR' && <NumberField form={form} country={country} />}
          <LanguageField form={form} country={country} />
        </div>
        <SaveRow form={form}>{t('users.details')}</SaveRow>
      </Form>
    </section>
  );
}

function AddressFields({ form }: FieldProps) {
  const t = useText();
  return ADDRESS_LINES.map(({ name, ...attributes }) => (
    <TextField
      key={name}
      {...attributes}
      {...form.text(name, `userData.address.${name}`)}
      label={t(ADDRESS_LABELS[name])}
      autoComplete="off"
    />
  ));
}

type OfCountry = FieldProps & { readonly country: string };

/** Asks for the region: it follows from the postal code; where none is found, it is chosen. */
function RegionField({ form, country }: OfCountry) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const filter = { field: 'country', comparison: 'eq', value: country } as const;
  const { data: regions = [] } = useEntityList('region', { filter });
  return (
    <SelectField
      {...form.text('region', 'userData.address.region')}
      label={t('words.region')}
      hint={t('users.regionHint')}
      width="medium"
      empty={t('words.notSaid')}
      options={regions
        .map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))
        .sort((a, b) => compare(a.label, b.label))}
    />
  );
}

function NumberField({ form, country }: OfCountry) {
  const t = useText();
  const code = useCountries().find(country)?.data.code;
  return (
    <TextField
      {...form.text('controlNumber', 'userData.controlNumber')}
      label={t('words.controlNumber')}
      hint={code && t('field.example', { example: controlNumberFormat(code).example })}
      width="medium"
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

function LanguageField({ form, country }: OfCountry) {
  const t = useText();
  const languages = useCountries().find(country)?.data.languages ?? [];
  return (
    <SelectField
      {...form.text('uiLocale')}
      label={t('language.label')}
      hint={t('users.languageHint')}
      width="medium"
      empty={t('users.languageOfCountry')}
      options={languages.map((language) => ({
        value: language,
        label: autonymOf(language, languages),
      }))}
    />
  );
}
