import { type FormEvent, useState } from 'react';
import { controlNumberFormat } from '#shared/accounts/control-number-formats.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { useFormats, useLabelled, useText, useTexts } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { fieldProblems } from '../profile/field-problems.ts';
import { CallFailure } from './call-failure.tsx';
import { ADDRESS_LINES, type Details, detailsInput, detailsOf } from './details.ts';
import { useCountries } from './use-countries.ts';
import { useUserCall } from './use-user-calls.ts';

type FieldProps = {
  readonly values: Details;
  readonly set: (patch: Partial<Details>) => void;
  /** The server's refusals, by path. */
  readonly problems: Readonly<Record<string, string>>;
};

/** Shows the facts of a party, address, number and language, and changes them. */
export function DetailsSection({ account }: { readonly account: EntityOf<'account'> }) {
  const texts = useTexts();
  const { t } = texts;
  const [typed, setTyped] = useState<Details | null>(null);
  const [attempt, setAttempt] = useState(0);
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const values = typed ?? detailsOf(account.data);
  const problems = fieldProblems(texts, update.error);
  const summary = Object.entries(problems).map(([fieldId, text]) => ({ fieldId, text }));
  const set = (patch: Partial<Details>) => {
    setTyped({ ...values, ...patch });
    update.reset();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    update.mutate(detailsInput(account, values), {
      onSuccess: () => setTyped(null),
      onError: () => setAttempt((before) => before + 1),
    });
  };
  const field = { values, set, problems };
  const { country, role } = account.data.staticData;
  return (
    <section aria-labelledby="details">
      <h2 id="details">{t('users.details')}</h2>
      <form className="stack" onSubmit={save} noValidate>
        <ErrorSummary errors={summary} attempt={attempt} />
        {summary.length === 0 && <CallFailure error={update.error} />}
        <div className="user-fields">
          <Contact {...field} />
          <AddressFields {...field} />
          <RegionField {...field} country={country} />
          {role === 'AGR' && <NumberField {...field} country={country} />}
          <LanguageField {...field} country={country} />
        </div>
        <div className="buttons">
          <Button type="submit" look="primary" busy={update.isPending}>
            {t('action.save')}
            <span className="visually-hidden"> {t('users.details')}</span>
          </Button>
          <p role="status">{update.isSuccess && t('users.saved')}</p>
        </div>
      </form>
    </section>
  );
}

function Contact({ values, set, problems }: FieldProps) {
  const t = useText();
  return (
    <TextField
      id="userData.contact"
      label={t('users.contactPerson')}
      maxLength={200}
      autoComplete="off"
      error={problems['userData.contact']}
      value={values.contact}
      onChange={({ target }) => set({ contact: target.value })}
    />
  );
}

function AddressFields({ values, set, problems }: FieldProps) {
  const t = useText();
  return ADDRESS_LINES.map(({ name, ...attributes }) => {
    const path = `userData.address.${name}`;
    return (
      <TextField
        key={name}
        {...attributes}
        id={path}
        label={t(`profile.address.${name}`)}
        autoComplete="off"
        error={problems[path]}
        value={values[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    );
  });
}

type OfCountry = FieldProps & { readonly country: string };

/** Asks for the region: it follows from the postal code; where none is found, it is chosen. */
function RegionField({ values, set, problems, country }: OfCountry) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const filter = { field: 'country', comparison: 'eq', value: country } as const;
  const { data: regions = [] } = useEntityList('region', { filter });
  return (
    <SelectField
      id="userData.address.region"
      label={t('users.region')}
      hint={t('users.regionHint')}
      width="medium"
      empty={t('users.regionNone')}
      error={problems['userData.address.region']}
      value={values.region}
      onChange={({ target }) => set({ region: target.value })}
      options={regions
        .map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))
        .sort((a, b) => compare(a.label, b.label))}
    />
  );
}

function NumberField({ values, set, problems, country }: OfCountry) {
  const t = useText();
  const code = useCountries().find(country)?.data.code;
  return (
    <TextField
      id="userData.controlNumber"
      label={t('users.controlNumber')}
      hint={code && t('users.controlNumberHint', { example: controlNumberFormat(code).example })}
      width="medium"
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={problems['userData.controlNumber']}
      value={values.controlNumber}
      onChange={({ target }) => set({ controlNumber: target.value })}
    />
  );
}

function LanguageField({ values, set, country }: OfCountry) {
  const t = useText();
  const languages = useCountries().find(country)?.data.languages ?? [];
  return (
    <SelectField
      id="account-language"
      label={t('users.language')}
      hint={t('users.languageHint')}
      width="medium"
      empty={t('users.languageOfCountry')}
      value={values.uiLocale}
      onChange={({ target }) => set({ uiLocale: target.value })}
      options={languages.map((language) => ({
        value: language,
        label: autonymOf(language, languages),
      }))}
    />
  );
}
