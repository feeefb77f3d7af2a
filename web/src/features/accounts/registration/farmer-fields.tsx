import { type FormEvent, useState } from 'react';
import { controlNumberFormat } from '#shared/accounts/control-number-formats.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { type Option, SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import { checkFarmer, type FarmerEntry } from './check-farmer.ts';
import { FarmInUse } from './farm-in-use.tsx';
import { groupControlNumber } from './group-control-number.ts';
import { RegistrationRefusal } from './registration-refusal.tsx';
import { useRegistration } from './use-registration.ts';

/** Control bodies that a select holds; more are searched, not scrolled. */
const SELECT_UP_TO = 12;
const EMPTY: FarmerEntry = { insId: '', citycode: '', controlNumber: '' };

export function FarmerFields({ bodies }: { readonly bodies: readonly Option[] }) {
  const t = useText();
  const { api } = useKernel();
  const { id: country, data } = useCountry();
  const [entry, setEntry] = useState(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const [isInUse, setInUse] = useState(false);
  const registration = useRegistration((input: FarmerEntry, proof) =>
    api.call('POST livestock/register/agr', { ...input, ...proof, country }, { quiet: true }),
  );
  const tidied = { ...entry, citycode: entry.citycode.trim() };
  const problems = checkFarmer(entry, data.code);
  const errorOf = (field: keyof FarmerEntry) => {
    const key = attempt > 0 ? problems[field] : undefined;
    const { example } = controlNumberFormat(data.code);
    return key && t(key, { example });
  };
  const errors = (['insId', 'citycode', 'controlNumber'] as const).flatMap((fieldId) => {
    const text = errorOf(fieldId);
    return text === undefined ? [] : [{ fieldId, text }];
  });
  const set = (patch: Partial<FarmerEntry>) => {
    registration.reset();
    setEntry({ ...entry, ...patch });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(problems).length === 0 && !registration.isPending) {
      registration.mutate(tidied, {
        onError: (error) => setInUse(errorCodeOf(error) === 'accounts.farmInUse'),
      });
    }
  };
  if (isInUse) {
    const goBack = () => {
      registration.reset();
      setInUse(false);
    };
    return <FarmInUse entry={tidied} onBack={goBack} />;
  }
  return (
    <div className="registration-intro">
      <form onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} attempt={attempt} />
        <RegistrationRefusal error={registration.error} />
        <RequiredLegend />
        <BodyField bodies={bodies} value={entry.insId} error={errorOf('insId')} onChange={set} />
        <TextField
          id="citycode"
          label={t('accounts.citycode')}
          hint={t('accounts.citycodeHint')}
          required
          width="short"
          autoComplete="postal-code"
          maxLength={12}
          error={errorOf('citycode')}
          value={entry.citycode}
          onChange={(event) => set({ citycode: event.target.value })}
        />
        <NumberField value={entry.controlNumber} error={errorOf('controlNumber')} onChange={set} />
        <div className="buttons">
          <Button type="submit" look="primary" busy={registration.isPending}>
            {t('accounts.register.send')}
          </Button>
        </div>
      </form>
      <CertificatePicture />
    </div>
  );
}

type PartProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (patch: Partial<FarmerEntry>) => void;
};

function BodyField({
  bodies,
  value,
  error,
  onChange,
}: PartProps & { readonly bodies: readonly Option[] }) {
  const t = useText();
  const shared = { id: 'insId', label: t('accounts.controlBody'), required: true, error };
  return bodies.length > SELECT_UP_TO ? (
    <PickList
      {...shared}
      single
      title={t('accounts.chooseControlBody')}
      options={bodies}
      value={value === '' ? [] : [value]}
      onChange={([insId = '']) => onChange({ insId })}
    />
  ) : (
    <SelectField
      {...shared}
      empty={t('accounts.chooseControlBody')}
      options={bodies}
      value={value}
      onChange={(event) => onChange({ insId: event.target.value })}
    />
  );
}

/** Asks for a number typed in any way; the number as understood is shown back. */
function NumberField({ value, error, onChange }: PartProps) {
  const t = useText();
  const { data: country } = useCountry();
  const { example } = controlNumberFormat(country.code);
  const shown = groupControlNumber(country.code, value);
  return (
    <>
      <TextField
        id="controlNumber"
        label={t('accounts.controlNumber')}
        hint={t('accounts.controlNumberHint', { example })}
        required
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={error}
        value={value}
        onChange={(event) => onChange({ controlNumber: event.target.value })}
      />
      <p className="number-read" role="status">
        {shown !== '' && shown !== value && t('accounts.numberRead', { number: shown })}
      </p>
    </>
  );
}
