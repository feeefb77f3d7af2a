import { formatControlNumber, normalControlNumber } from '#shared/accounts/control-number.ts';
import { controlNumberFormat, isControlNumber } from '#shared/accounts/control-number-formats.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import { keysOf } from '#shared/kernel/keys-of.ts';
import { RequiredLegend } from '#web/components/field.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FormState, said, useForm } from '#web/components/form/use-form.ts';
import { PickList } from '#web/components/pick-list.tsx';
import { type Option, SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import { checkFarmer, type FarmerEntry } from './check-farmer.ts';
import { FarmInUse } from './farm-in-use.tsx';
import { RegistrationRefusal } from './registration-refusal.tsx';
import { useRegistration } from './use-registration.ts';

/** Control bodies that a select holds; more are searched, not scrolled. */
const SELECT_UP_TO = 12;
const LABELS = {
  insId: 'role.INS',
  citycode: 'words.citycode',
  controlNumber: 'words.controlNumber',
} as const satisfies Record<keyof FarmerEntry, MessageKey>;
const EMPTY: FarmerEntry = { insId: '', citycode: '', controlNumber: '' };

export function FarmerFields({ bodies }: { readonly bodies: readonly Option[] }) {
  const t = useText();
  const { api } = useKernel();
  const { id: country, data } = useCountry();
  const uiLocale = useLocale();
  const registration = useRegistration((input: FarmerEntry, proof) =>
    api.call(
      'POST livestock/register/agr',
      { ...input, ...proof, country, uiLocale },
      { quiet: true },
    ),
  );
  const form = useForm({
    read: EMPTY,
    check: (entry) => {
      const { example } = controlNumberFormat(data.code);
      return said(checkFarmer(entry, data.code), (key) => t(key, { example }));
    },
    input: tidied,
    sending: registration,
    nameOf: (path) => {
      const field = keysOf(LABELS).find((name) => name === path);
      return field ? t(LABELS[field]) : path;
    },
  });
  if (errorCodeOf(registration.error) === 'accounts.farmInUse')
    return <FarmInUse entry={tidied(form.values)} onBack={registration.reset} />;
  return (
    <div className="registration-intro">
      <Form form={form} failure={(error) => <RegistrationRefusal error={error} />}>
        <RequiredLegend />
        <BodyField bodies={bodies} form={form} />
        <TextField
          {...form.text('citycode')}
          label={t(LABELS.citycode)}
          hint={t('accounts.citycodeHint')}
          required
          width="short"
          autoComplete="postal-code"
          maxLength={12}
        />
        <NumberField form={form} />
        <p>{t('accounts.register.told')}</p>
        <FormButtons form={form}>{t('menu.RegistrationAgr')}</FormButtons>
      </Form>
      <CertificatePicture />
    </div>
  );
}

const tidied = (entry: FarmerEntry): FarmerEntry => ({
  ...entry,
  citycode: entry.citycode.trim(),
});

type PartProps = { readonly form: FormState<FarmerEntry> };

function BodyField({ bodies, form }: PartProps & { readonly bodies: readonly Option[] }) {
  const t = useText();
  const { id, value, error } = form.text('insId');
  const shared = { id, error, label: t(LABELS.insId), required: true };
  const choose = (insId = '') => form.set({ insId });
  return bodies.length > SELECT_UP_TO ? (
    <PickList
      {...shared}
      single
      options={bodies}
      value={value === '' ? [] : [value]}
      onChange={([chosen]) => choose(chosen)}
    />
  ) : (
    <SelectField
      {...shared}
      empty={t('words.choose')}
      options={bodies}
      value={value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

/** Asks for a number typed in any way; the number as understood is shown back. */
function NumberField({ form }: PartProps) {
  const t = useText();
  const { data: country } = useCountry();
  const { example } = controlNumberFormat(country.code);
  const field = form.text('controlNumber');
  const shown = groupControlNumber(country.code, field.value);
  return (
    <>
      <TextField
        {...field}
        label={t(LABELS.controlNumber)}
        hint={t('accounts.controlNumberHint', { example })}
        required
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <p className="number-read" role="status">
        {shown !== '' && shown !== field.value && t('accounts.numberRead', { number: shown })}
      </p>
    </>
  );
}

/**
 * Returns a number in the groups of the country's example, so that people can compare it: `deby00612345a` →
 * `DE-BY-006-12345-A`.
 */
export function groupControlNumber(country: CountryCode, typed: string): string {
  const normal = normalControlNumber(typed);
  const { example } = controlNumberFormat(country);
  if (/^\d{10}$/.test(normal) || !isControlNumber(country, normal)) {
    return formatControlNumber(normal);
  }
  const groups = example.split(/[^\p{L}\p{N}]+/u);
  let start = 0;
  const parts = groups.map(({ length }, index) => {
    const isLast = index === groups.length - 1;
    const part = normal.slice(start, isLast ? undefined : start + length);
    start += length;
    return part;
  });
  return parts.filter((part) => part !== '').join(example.includes('-') ? '-' : ' ');
}
