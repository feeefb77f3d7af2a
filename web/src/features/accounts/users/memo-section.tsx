import { SSO_USERS } from '#shared/accounts/limits.ts';
import { Form } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
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
  const form = useForm({
    keep: `users/memo/${account.id}`,
    read: { memo: adminMemo, most: String(maxUsers) },
    rev: account.rev,
    check: ({ most }): FieldProblems =>
      usersOf(most) === undefined ? { most: t('users.maxUsersError', { most: SSO_USERS }) } : {},
    input: ({ memo, most }) => ({
      account: account.id,
      rev: account.rev,
      adminMemo: memo.trim() || null,
      maxUsers: usersOf(most),
    }),
    sending: useUserCall('POST auth/accountmanage/updateaccount'),
    prefix: 'internal-',
  });
  return (
    <section aria-labelledby="memo">
      <h2 id="memo">{t('users.internal')}</h2>
      <Form form={form} isShort failure={(error) => <CallFailure error={error} />}>
        <TextArea {...form.text('memo')} label={t('words.note')} maxLength={4000} />
        <NumberField {...form.text('most')} label={t('users.maxUsers')} inputMode="numeric" />
        <SaveRow form={form}>{t('users.internal')}</SaveRow>
      </Form>
    </section>
  );
}

/** Returns how many users an account may have; undefined where the text is no such number. */
function usersOf(text: string): number | undefined {
  const typed = parseInteger(text);
  return typed.ok && typed.value >= 1 && typed.value <= SSO_USERS ? typed.value : undefined;
}
