import { shownName } from '#shared/accounts/shown-name.ts';
import { PARTY_ROLES } from '#shared/requests/entities/requestpackage.ts';
import { partyOf } from '#shared/requests/process/standings.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import type { Request } from './use-request.ts';

type Parties = Pick<Request['data'], 'agr' | 'ins' | 'aso' | 'sup' | 'aut' | 'applicant'>;

/**
 * Returns a function that gives the name of an account; the word for its part where the reader may not see the
 * account.
 */
export function usePartyNames(request: Parties): (account: string) => string {
  const t = useText();
  const { ins, aso, sup, aut } = request;
  const offices = [ins, aso, sup, aut].filter((id) => id !== undefined);
  const { items } = useEntitiesById('account', offices);
  return (account) => {
    if (account === request.agr) return request.applicant.name;
    if (account === 'system') return t('requests.system');
    const office = items.find(({ id }) => id === account);
    const role = PARTY_ROLES.find((role) => partyOf(request, role) === account);
    if (office) return shownName(office.data.staticData);
    return role ? t(`role.${role}`) : t('requests.someone');
  };
}
