import { ACCOUNT_STATES } from '#shared/accounts/account-state.ts';
import { ACCOUNT_WAITS } from '#shared/accounts/account-waits.ts';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SearchBox } from '#web/components/search-box.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { ACCOUNT_ROLES } from './account-roles.ts';
import { useCountries } from './use-countries.ts';
import { type UserListState, userParams } from './user-filter.ts';

/** Asks for name, number or mail, and for role, country and state. */
export function UsersFilters({ state, change }: FilterProps<UserListState>) {
  const t = useText();
  const countries = useCountries();
  return (
    <PhoneFold
      label={t('list.filters')}
      isUsed={Object.values(state).some((value) => value !== '')}
    >
      <search className="users-filters">
        <SearchBox
          label={t('users.search')}
          text={state.text}
          onSearch={(text) => change({ text })}
        />
        <SelectField
          label={t('words.role')}
          empty={t('words.any')}
          value={state.role}
          onChange={({ target }) => change({ role: userParams.role.read([target.value]) })}
          options={ACCOUNT_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <SelectField
          label={t('words.country')}
          empty={t('words.any')}
          value={state.country}
          onChange={({ target }) => change({ country: target.value })}
          options={countries.options}
        />
        <SelectField
          label={t('words.state')}
          empty={t('words.any')}
          value={state.state}
          onChange={({ target }) => change({ state: userParams.state.read([target.value]) })}
          options={ACCOUNT_STATES.map((value) => ({ value, label: t(`users.state.${value}`) }))}
        />
        <SelectField
          label={t('users.waits')}
          empty={t('words.any')}
          value={state.waits}
          onChange={({ target }) => change({ waits: userParams.waits.read([target.value]) })}
          options={ACCOUNT_WAITS.map((value) => ({ value, label: t(`users.waits.${value}`) }))}
        />
      </search>
    </PhoneFold>
  );
}
