import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { COPIES, keysOf, removeForms } from '../form-keys.ts';
import type { SafeStorage } from '../safe-storage.ts';
import type { KeptSession } from '../session/session-state.ts';
import type { Site } from '../site.ts';
import { parseForm, saveForm } from '../stored-form.ts';

/** The answers that the device keeps beside a draft, so that its form comes up without signal. */
export type KeptCopy = {
  /** Path of the form, by which it is found again. */
  readonly path: string;
  /** The name of the form, and its owner. */
  readonly title: string;
  readonly site: Site;
  readonly session: KeptSession;
  /** The answers of the server that the form shows. */
  readonly answers: readonly (readonly [QueryKey, unknown])[];
};

/**
 * Copies that are kept at most: offices begin drafts for many, and each copy may take some hundred kilobytes of the
 * five megabytes of a site.
 */
export const MOST_COPIES = 3;
/** First words of the keys of what a form shows; lists that people leaf through are not kept. */
const SHOWN = new Set(['entity', 'list', 'revision', 'settings']);

/** Returns the answers that the page in sight shows. */
export function shownAnswers(queries: QueryClient): KeptCopy['answers'] {
  return queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => SHOWN.has(String(queryKey[0])) && state.data != null)
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Keeps a copy among the newest ones, each for as long as a draft: log-out takes them all away (`session.ts`). */
export function keepCopy(storage: SafeStorage, copy: KeptCopy, now: Date): void {
  const others = copiesIn(storage, now).filter(({ path }) => path !== copy.path);
  for (const { path } of others.slice(MOST_COPIES - 1)) forgetCopy(storage, path);
  const { user, account } = copy.session;
  const owner = { user, account: account.id, farmer: '' };
  // A copy that a full storage refuses is no copy any more.
  if (!saveForm(storage, COPIES + copy.path, owner, { value: copy, now }))
    forgetCopy(storage, copy.path);
}

export function forgetCopy(storage: SafeStorage, path: string): void {
  removeForms(storage, COPIES + path);
}

/** Returns the kept copies, the newest first. */
export function copiesIn(storage: SafeStorage, now: Date): KeptCopy[] {
  return (
    keysOf(storage, COPIES)
      .flatMap((key) => parseForm(storage.get(key), now) ?? [])
      .toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
      // Written by `keepCopy` only.
      .map(({ value }) => value as KeptCopy)
  );
}

/** Puts the kept answers back, except where newer ones are there. */
export function restoreAnswers(queries: QueryClient, { answers }: KeptCopy): void {
  for (const [key, data] of answers) {
    if (queries.getQueryData(key) === undefined) queries.setQueryData(key, data, { updatedAt: 0 });
  }
}
