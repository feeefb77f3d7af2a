import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { ACCOUNT_ROLES } from './account-roles.ts';
import { useCountries } from './use-countries.ts';
import { type UserListState, userParams } from './user-filter.ts';

/** Name, number or mail; role, country and state. */
export function UsersFilters({
  state,
  change,
}: {
  readonly state: UserListState;
  readonly change: (patch: Partial<UserListState>) => void;
}) {
  const t = useText();
  const countries = useCountries();
  const [text, setText] = useState(state.text);
  const search = (event: FormEvent) => {
    event.preventDefault();
    change({ text: text.trim() });
  };
  return (
    <search>
      <form className="users-filters" onSubmit={search}>
        <div className="users-search">
          <TextField
            label={t('users.search')}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" icon="search">
            {t('users.searchButton')}
          </Button>
        </div>
        <SelectField
          label={t('users.role')}
          empty={t('users.all')}
          value={state.role}
          onChange={({ target }) => change({ role: userParams.role.read([target.value]) })}
          options={ACCOUNT_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <SelectField
          label={t('users.country')}
          empty={t('users.all')}
          value={state.country}
          onChange={({ target }) => change({ country: target.value })}
          options={countries.options}
        />
        <SelectField
          label={t('users.state')}
          empty={t('users.all')}
          value={state.active}
          onChange={({ target }) => change({ active: userParams.active.read([target.value]) })}
          options={[
            { value: 'yes', label: t('users.active') },
            { value: 'no', label: t('users.inactive') },
          ]}
        />
      </form>
    </search>
  );
}
