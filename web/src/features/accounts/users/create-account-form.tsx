import { useNavigate } from 'react-router-dom';
import { Checkbox, RadioGroup } from '#web/components/choice-group.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { DescribedFields, type EntryData } from '#web/features/administration/public.ts';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import type { CallInput } from '#web/kernel/contract.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useControlBodies } from '#web/kernel/use-control-bodies.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { fieldProblems } from '../profile/field-problems.ts';
import { type AccountFields, accountFields, typedText } from './account-fields.ts';
import { ACCOUNT_ROLES } from './account-roles.ts';
import { newData, problemsOf } from './account-values.ts';
import { CallFailure } from './call-failure.tsx';
import { useCountries } from './use-countries.ts';
import { useMakeAccount } from './use-make-account.ts';

/** The values besides those of the described fields. */
type NewAccount = EntryData & {
  readonly role: string;
  readonly country: string;
  readonly controlBody: string;
  readonly waits: boolean;
};

/** Makes an account without users: whoever is to use it is invited afterwards. */
export function CreateAccountForm() {
  const t = useText();
  const { form, fields, countries } = useCreateAccount();
  const { values, set } = form;
  const { data: bodies = [] } = useControlBodies(values.country);
  return (
    <Form form={form} className="create-account" failure={(error) => <CallFailure error={error} />}>
      <RequiredLegend />
      <RadioGroup
        id="entry-role"
        label={t('words.role')}
        hint={t('users.roleHint')}
        required
        error={form.errorOf('role')}
        choices={ACCOUNT_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        value={values.role}
        onChange={(role) => set({ role })}
      />
      <SelectField
        id="entry-country"
        label={t('offers.condition.country')}
        required
        width="medium"
        value={values.country}
        onChange={({ target }) => set({ country: target.value, controlBody: '' })}
        options={countries}
      />
      <DescribedFields fields={fields} form={form} facts={{}} />
      {values.role === 'AGR' && (
        <SelectField
          id="entry-controlBody"
          value={values.controlBody}
          onChange={({ target }) => set({ controlBody: target.value })}
          label={t('role.INS')}
          hint={t('users.controlBodyHint')}
          width="medium"
          empty={t('words.notSaid')}
          options={bodies}
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
  const begun: NewAccount = { role: '', country: site.id, controlBody: '', waits: false };
  const fieldsOf = ({ role, country }: NewAccount) =>
    accountFields('create', role, { texts, country: countries.find(country)?.data });
  const form = useForm({
    keep: 'users/account/create',
    read: begun,
    check: (values) => ({
      ...(roleOf(values) === undefined && { role: texts.t('words.choose') }),
      ...problemsOf(fieldsOf(values), values),
    }),
    input: (values) => accountOf(fieldsOf(values), values),
    sending: useMakeAccount(),
    nameOf: (path) => (path === 'role' ? texts.t('words.role') : undefined),
    onSent: ({ id }) => {
      notify('success', texts.t('words.saved'));
      void navigate(pathTo('AdminUser', { id }), { replace: true });
    },
    refused: (error) => fieldProblems(texts, error),
    prefix: 'entry-',
  });
  return { form, fields: fieldsOf(form.values), countries: countries.options };
}

const roleOf = ({ role: chosen }: NewAccount) => ACCOUNT_ROLES.find((role) => role === chosen);

/** Returns the account to make; undefined as long as it has no role or no name. */
function accountOf(
  fields: AccountFields,
  values: NewAccount,
): CallInput<'POST auth/accountmanage/createaccount'> | undefined {
  const role = roleOf(values);
  const name = typedText(values['staticData.name']);
  if (role === undefined || name === undefined) return undefined;
  const { country, controlBody: ins, waits } = values;
  const { staticData, userData } = newData(fields, values);
  return {
    requiresConfirmation: role === 'SUP' && waits,
    staticData: { ...staticData, name, role, country },
    userData: {
      ...userData,
      ...(role === 'AGR' && ins !== '' && { insData: [{ ins, active: true }] }),
    },
  };
}
