import { ACCOUNT_NAME_LENGTH, CONTROL_BODY_CODE_LENGTH } from '#shared/accounts/limits.ts';
import { Checkbox } from '#web/components/choice-group.tsx';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { AccountEffects } from './account-effects.tsx';
import { CallFailure } from './call-failure.tsx';
import { RequestTypesField } from './request-types-field.tsx';
import { officePatch, RIGHTS, rightsInput, rightsOf } from './rights.ts';
import { OfficesField, RegionsField } from './rights-choices.tsx';
import { SaveRow } from './save-row.tsx';
import { useSaveRights } from './use-save-rights.ts';

/** Shows the name of an account, its rights besides those of its role, and its offices. */
export function RightsSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { role, country } = account.data.staticData;
  const form = useForm({
    keep: `users/rights/${account.id}`,
    read: rightsOf(account.data),
    rev: account.rev,
    check: ({ name }): FieldProblems =>
      name.trim() === '' ? { name: t('words.nameMissing') } : {},
    input: (typed) => rightsInput(account, typed),
    sending: useSaveRights(account),
    prefix: 'account-',
  });
  const { values, set } = form;
  const patch = officePatch(account.data, values);
  const field = { country, onChange: set, values };
  return (
    <section aria-labelledby="rights">
      <h2 id="rights">{t('users.rights')}</h2>
      <Form
        form={form}
        className="stack"
        isShort
        failure={(error) => <CallFailure error={error} />}
      >
        <TextField
          {...form.text('name')}
          label={t('words.name')}
          required
          maxLength={ACCOUNT_NAME_LENGTH}
          autoComplete="off"
        />
        {role === 'ASO' && (
          <TextField
            {...form.text('standardName')}
            label={t('users.standardName')}
            hint={t('users.standardNameHint')}
            maxLength={ACCOUNT_NAME_LENGTH}
            autoComplete="off"
          />
        )}
        {role === 'INS' && (
          <TextField
            {...form.text('code')}
            label={t('users.code')}
            hint={t('users.codeHint')}
            maxLength={CONTROL_BODY_CODE_LENGTH}
            autoComplete="off"
          />
        )}
        {RIGHTS[role].map((right) => (
          <Checkbox
            key={right}
            label={t(`users.right.${right}`)}
            checked={values.rights.includes(right)}
            onChange={(isOn) => {
              const others = values.rights.filter((other) => other !== right);
              set({ rights: isOn ? [...others, right] : others });
            }}
          />
        ))}
        {role === 'AGR' && <RequestTypesField {...field} />}
        {role === 'AUT' && <RegionsField {...field} />}
        {role === 'AGR' && <OfficesField {...field} kind="INS" />}
        {role === 'AGR' && <OfficesField {...field} kind="ASO" />}
        {patch && <AccountEffects accounts={[account]} patch={patch} />}
        <SaveRow form={form}>{t('users.rights')}</SaveRow>
      </Form>
    </section>
  );
}
