import { type FormEvent, useState } from 'react';
import { ACCOUNT_NAME_LENGTH, CONTROL_BODY_CODE_LENGTH } from '#shared/accounts/limits.ts';
import { Checkbox } from '#web/components/choice-group.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { AccountEffects } from './account-effects.tsx';
import { CallFailure } from './call-failure.tsx';
import { RequestTypesField } from './request-types-field.tsx';
import { officePatch, RIGHTS, type Rights, rightsInput, rightsOf } from './rights.ts';
import { OfficesField, RegionsField } from './rights-choices.tsx';
import { SaveRow } from './save-row.tsx';
import { useUserCall } from './use-user-calls.ts';

/** Shows the name of an account, its rights besides those of its role, and its offices. */
export function RightsSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { role, country } = account.data.staticData;
  const [values, setValues] = useState(() => rightsOf(account.data));
  const [wasTried, setTried] = useState(false);
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const set = (patch: Partial<Rights>) => {
    setValues((now) => ({ ...now, ...patch }));
    update.reset();
  };
  const isNameless = values.name.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNameless) update.mutate(rightsInput(account, values));
  };
  const patch = officePatch(account.data, values);
  const field = { country, onChange: set, values };
  return (
    <section aria-labelledby="rights">
      <h2 id="rights">{t('users.rights')}</h2>
      <form className="stack" onSubmit={save} noValidate>
        <CallFailure error={update.error} />
        <TextField
          id="account-name"
          label={t('users.name')}
          required
          maxLength={ACCOUNT_NAME_LENGTH}
          autoComplete="off"
          error={wasTried && isNameless ? t('users.nameMissing') : undefined}
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        {role === 'ASO' && (
          <TextField
            label={t('users.standardName')}
            hint={t('users.standardNameHint')}
            maxLength={ACCOUNT_NAME_LENGTH}
            autoComplete="off"
            value={values.standardName}
            onChange={({ target }) => set({ standardName: target.value })}
          />
        )}
        {role === 'INS' && (
          <TextField
            label={t('users.code')}
            hint={t('users.codeHint')}
            maxLength={CONTROL_BODY_CODE_LENGTH}
            autoComplete="off"
            value={values.code}
            onChange={({ target }) => set({ code: target.value })}
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
        <SaveRow update={update} />
      </form>
    </section>
  );
}
