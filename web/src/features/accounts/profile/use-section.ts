import { type FormEvent, useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import type { Profile, WholeProfile } from '#shared/accounts/profile.ts';
import { profileOf } from '#shared/accounts/profile-of.ts';
import type { FormError } from '#web/components/error-summary.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useTexts } from '#web/i18n/text-provider.tsx';
import { fieldProblems } from './field-problems.ts';
import { useSaveProfile } from './use-save-profile.ts';

export type Section<V> = {
  readonly values: V;
  readonly set: (patch: Partial<V>) => void;
  /** Returns the problem of the field of this path; undefined while it has none. */
  readonly errorOf: (path: string) => string | undefined;
  readonly summary: readonly FormError[];
  /** Counts refusals, so that the summary takes the focus at each. */
  readonly attempt: number;
  /** A failure that is about no field. */
  readonly failure: unknown;
  readonly isSaved: boolean;
  readonly isSaving: boolean;
  readonly submit: (event: FormEvent) => Promise<void>;
};

/** Keeps values, checks and saving of one section. Its typed values stay while other sections are saved. */
export function useSection<V extends object>(
  account: Account,
  {
    read,
    write,
    check,
  }: {
    readonly read: (profile: WholeProfile) => V;
    readonly write: (values: V, profile: WholeProfile) => Profile;
    /** Returns the problems that the form can find by itself, by path; the server has the last word. */
    readonly check?: (values: V) => Readonly<Record<string, MessageKey>>;
  },
): Section<V> {
  const texts = useTexts();
  const { t } = texts;
  const save = useSaveProfile();
  const [typed, setTyped] = useState<V | null>(null);
  const [wasTried, setTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const stored = profileOf(account);
  const values = typed ?? read(stored);
  const found = Object.entries(check?.(values) ?? {});
  const refused = fieldProblems(texts, save.error);
  const problems: Readonly<Record<string, string>> = {
    ...refused,
    ...(wasTried ? Object.fromEntries(found.map(([path, key]) => [path, t(key)])) : {}),
  };
  const summary = Object.entries(problems).map(([fieldId, text]) => ({ fieldId, text }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const isRefused = found.length > 0;
    if (isRefused || !(await isDone(save.mutateAsync(write(values, stored))))) {
      setAttempt((before) => before + 1);
      return;
    }
    setTyped(null);
    setTried(false);
  };
  return {
    values,
    set: (patch) => {
      setTyped({ ...values, ...patch });
      save.reset();
    },
    errorOf: (path) => problems[path],
    summary,
    attempt,
    failure: Object.keys(refused).length > 0 ? null : save.error,
    isSaved: save.isSuccess,
    isSaving: save.isPending,
    submit,
  };
}

/** Tells whether the work succeeded; its failure is shown from the mutation's state. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
