import { useNavigate } from 'react-router-dom';
import { ACCOUNT_NAME_LENGTH, CONTROL_BODY_CODE_LENGTH } from '#shared/accounts/limits.ts';
import { Checkbox, RadioGroup } from '#web/components/choice-group.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, said, useForm } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { ACCOUNT_ROLES } from './account-roles.ts';
import { CallFailure } from './call-failure.tsx';
import { FarmFields } from './farm-fields.tsx';
import { useCountries } from './use-countries.ts';
import { useMakeAccount } from './use-make-account.ts';

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
/** Makes an account without users: whoever is to use it is invited afterwards. */
export function CreateAccountForm() {
  const t = useText();
  const { form, countries } = useCreateAccount();
  const { values, set } = form;
  return (
    <Form form={form} className="create-account" failure={(error) => <CallFailure error={error} />}>
      <RequiredLegend />
      <RadioGroup
        id="role"
        label={t('words.role')}
        hint={t('users.roleHint')}
        required
        error={form.errorOf('role')}
        choices={ACCOUNT_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={values.role}
        onChange={(role) => set({ role })}
      />
      <SelectField
        id="country"
        label={t('words.country')}
        required
        width="medium"
        value={values.country}
        onChange={({ target }) => set({ country: target.value, controlBody: '' })}
        options={countries}
      />
      <TextField
        {...form.text('name')}
        label={t('words.name')}
        required
        maxLength={ACCOUNT_NAME_LENGTH}
        autoComplete="off"
      />
      <TextField
        {...form.text('email')}
        label={t('words.email')}
        hint={t('users.emailHint')}
        type="email"
        autoComplete="off"
      />
      {values.role === 'AGR' && <FarmFields key={values.country} form={form} />}
      {values.role === 'INS' && (
        <TextField
          {...form.text('code')}
          label={t('users.code')}
          hint={t('users.codeHint')}
          maxLength={CONTROL_BODY_CODE_LENGTH}
          autoComplete="off"
        />
      )}
      {values.role === 'SUP' && (
        <Checkbox
          label={t('users.requiresConfirmation')}
          checked={values.waits}
          onChange={(waits) => set({ waits })}
        />
      )}
      <FormButtons form={form}>{t('users.create')}</FormButtons>
    </Form>
  );
}

function useCreateAccount() {
  const texts = useTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const site = useCountry();
  const countries = useCountries();
  const form = useForm({
    keep: 'users/create',
    read: { ...EMPTY, country: site.id },
    check: ({ role, name }) =>
      said(
        {
          ...(roleOf(role) === undefined && { role: 'users.roleMissing' as const }),
          ...(name.trim() === '' && { name: 'words.nameMissing' as const }),
        },
        texts.t,
      ),
    input: accountOf,
    sending: useMakeAccount(),
    onSent: ({ id }) => {
      notify('success', texts.t('words.saved'));
      void navigate(pathTo('AdminUser', { id }), { replace: true });
    },
    refused: (error) => refusedFields(error, texts),
  });
  return { form, countries: countries.options };
}

const roleOf = (value: string) => ACCOUNT_ROLES.find((role) => role === value);

/** Returns the account to make; undefined as long as it has no role. */
function accountOf(values: Values): CallInput<'POST auth/accountmanage/createaccount'> | undefined {
  const role = roleOf(values.role);
  if (role === undefined) return undefined;
  const email = values.email.trim();
  const code = values.code.trim();
  const controlNumber = role === 'AGR' ? values.controlNumber.trim() : '';
  const controlBody = role === 'AGR' ? values.controlBody : '';
  return {
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
  };
}

/** Returns the server's details (`userData.address.email`) by field. */
function refusedFields(error: unknown, texts: ReturnType<typeof useTexts>): FieldProblems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.details.flatMap((detail) => {
      const field = detail.path.split('.').at(-1) ?? '';
      return field in EMPTY ? [[field, detailText(texts, detail)]] : [];
    }),
  );
}
