import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ACCOUNT_NAME_LENGTH, CONTROL_BODY_CODE_LENGTH } from '#shared/accounts/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox, RadioGroup } from '#web/components/choice-group.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { ACCOUNT_ROLES } from './account-roles.ts';
import { CallFailure } from './call-failure.tsx';
import { FarmFields } from './farm-fields.tsx';
import { useCountries } from './use-countries.ts';
import { useUserCall } from './use-user-calls.ts';

const EMPTY = {
  role: '',
  country: '',
  name: '',
  email: '',
  controlNumber: '',
  controlBody: '',
  code: '',
  waits: false,
};
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;

/** Makes an account without users: whoever is to use it is invited afterwards. */
export function CreateAccountForm() {
  const t = useText();
  const form = useCreateAccount();
  const { values, set, errors } = form;
  return (
    <form className="create-account" onSubmit={form.submit} noValidate>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <CallFailure error={form.failure} />
      <RequiredLegend />
      <RadioGroup
        id="role"
        label={t('users.role')}
        hint={t('users.roleHint')}
        required
        error={errors.role}
        choices={ACCOUNT_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={values.role}
        onChange={(role) => set({ role })}
      />
      <SelectField
        id="country"
        label={t('users.country')}
        required
        width="medium"
        value={values.country}
        onChange={({ target }) => set({ country: target.value, controlBody: '' })}
        options={form.countries}
      />
      <TextField
        id="name"
        label={t('users.name')}
        required
        maxLength={ACCOUNT_NAME_LENGTH}
        autoComplete="off"
        error={errors.name}
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        id="email"
        label={t('users.email')}
        hint={t('users.emailHint')}
        type="email"
        autoComplete="off"
        error={errors.email}
        value={values.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      {values.role === 'AGR' && (
        <FarmFields key={values.country} values={values} errors={errors} set={set} />
      )}
      {values.role === 'INS' && (
        <TextField
          id="code"
          label={t('users.code')}
          hint={t('users.codeHint')}
          maxLength={CONTROL_BODY_CODE_LENGTH}
          autoComplete="off"
          error={errors.code}
          value={values.code}
          onChange={({ target }) => set({ code: target.value })}
        />
      )}
      {values.role === 'SUP' && (
        <Checkbox
          label={t('users.requiresConfirmation')}
          checked={values.waits}
          onChange={(waits) => set({ waits })}
        />
      )}
      <div className="buttons">
        <Button type="submit" look="primary" busy={form.isSaving}>
          {t('users.create')}
        </Button>
      </div>
    </form>
  );
}

function useCreateAccount() {
  const texts = useTexts();
  const { t } = texts;
  const notify = useNotify();
  const navigate = useNavigate();
  const site = useCountry();
  const countries = useCountries();
  const [values, setValues] = useState<Values>({ ...EMPTY, country: site.id });
  const [wasTried, setTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const create = useUserCall('POST auth/accountmanage/createaccount');
  const role = ACCOUNT_ROLES.find((role) => role === values.role);
  const refused = refusedFields(create.error, texts);
  const missing: Partial<Record<keyof Values, MessageKey>> = {
    ...(role === undefined && { role: 'users.roleMissing' }),
    ...(values.name.trim() === '' && { name: 'users.nameMissing' }),
  };
  const errors: Errors = {
    ...refused,
    ...(wasTried && missing.role ? { role: t(missing.role) } : {}),
    ...(wasTried && missing.name ? { name: t(missing.name) } : {}),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const refuse = () => setAttempt((before) => before + 1);
    if (role === undefined || missing.name) return refuse();
    const email = values.email.trim();
    const controlNumber = role === 'AGR' ? values.controlNumber.trim() : '';
    const code = values.code.trim();
    const controlBody = role === 'AGR' ? values.controlBody : '';
    create.mutate(
      {
        requiresConfirmation: role === 'SUP' && values.waits,
        staticData: {
          name: values.name.trim(),
          role,
          country: values.country,
          ...(role === 'INS' && code !== '' && { code }),
        },
        userData: {
          ...(email === '' ? {} : { address: { email } }),
          ...(controlNumber === '' ? {} : { controlNumber }),
          ...(controlBody === '' ? {} : { insData: [{ ins: controlBody, active: true }] }),
        },
      },
      {
        onSuccess: ({ id }) => {
          notify('success', t('users.created'));
          navigate(pathTo('AdminUser', { id }), { replace: true });
        },
        onError: refuse,
      },
    );
  };
  return {
    values,
    set: (patch: Partial<Values>) => {
      setValues((now) => ({ ...now, ...patch }));
      create.reset();
    },
    countries: countries.options,
    errors,
    summary: Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text })),
    attempt,
    failure: Object.keys(refused).length > 0 ? null : create.error,
    isSaving: create.isPending,
    submit,
  };
}

/** Returns the server's details (`userData.address.email`) by field. */
function refusedFields(error: unknown, texts: ReturnType<typeof useTexts>): Errors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.details.flatMap((detail) => {
      const field = detail.path.split('.').at(-1) ?? '';
      return field in EMPTY ? [[field, detailText(texts, detail)]] : [];
    }),
  );
}
