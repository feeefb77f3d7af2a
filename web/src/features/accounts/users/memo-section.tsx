import { type FormEvent, useState } from 'react';
import { SSO_USERS } from '#shared/accounts/limits.ts';
import { NumberField, TextArea } from '#web/components/text-field.tsx';
import { parseInteger } from '#web/i18n/parse-number.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { CallFailure } from './call-failure.tsx';
import { SaveRow } from './save-row.tsx';
import { useUserCall } from './use-user-calls.ts';

/** Shows the notes of administrators about an account. */
export function MemoSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const { adminMemo = '', maxUsers } = account.data;
  const [memo, setMemo] = useState(adminMemo);
  const [most, setMost] = useState(String(maxUsers));
  const [isWrong, setWrong] = useState(false);
  const update = useUserCall('POST auth/accountmanage/updateaccount');
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = parseInteger(most);
    const isNumber = typed.ok && typed.value >= 1 && typed.value <= SSO_USERS;
    setWrong(!isNumber);
    if (!isNumber) return;
    const text = memo.trim();
    update.mutate({
      account: account.id,
      rev: account.rev,
      adminMemo: text === '' ? null : text,
      maxUsers: typed.value,
    });
  };
  return (
    <section aria-labelledby="memo">
      <h2 id="memo">{t('users.internal')}</h2>
      <form onSubmit={save} noValidate>
        <CallFailure error={update.error} />
        <TextArea
          id="admin-memo"
          label={t('users.memo')}
          hint={t('users.memoHint')}
          maxLength={4000}
          value={memo}
          onChange={(event) => {
            setMemo(event.target.value);
            update.reset();
          }}
        />
        <NumberField
          id="max-users"
          label={t('users.maxUsers')}
          inputMode="numeric"
          error={isWrong ? t('users.maxUsersError', { most: SSO_USERS }) : undefined}
          value={most}
          onChange={(event) => {
            setMost(event.target.value);
            update.reset();
          }}
        />
        <SaveRow update={update} />
      </form>
    </section>
  );
}
