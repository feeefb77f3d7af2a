import type { Account } from '#shared/accounts/account.ts';
import type { Profile, WholeProfile } from '#shared/accounts/profile.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';
import { type FormState, said, useForm } from '#web/components/form/use-form.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useTexts } from '#web/i18n/text-provider.tsx';
import { useSession } from '#web/kernel/use-session.ts';
import { fieldProblems } from './field-problems.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** Keeps the form of one section. Its typed values stay while other sections are saved. */
export function useSection<V extends object>(
  account: Account,
  {
    id,
    read,
    write,
    check,
  }: {
    /** Names the section on this device. */
    readonly id: string;
    readonly read: (profile: WholeProfile) => V;
    readonly write: (values: V, profile: WholeProfile) => Profile;
    /** Returns the problems that the page can find by itself, by path. */
    readonly check?: (values: V) => Readonly<Record<string, MessageKey>>;
  },
): FormState<V> {
  const texts = useTexts();
  const session = useSession();
  const stored = profileOf(account);
  return useForm({
    keep: `profile/${id}`,
    read: read(stored),
    ...(session.status === 'signedIn' && { rev: session.account.rev }),
    check: (values) => said(check?.(values) ?? {}, texts.t),
    input: (values) => write(values, stored),
    sending: useSaveProfile(),
    refused: (error) => fieldProblems(texts, error),
  });
}
