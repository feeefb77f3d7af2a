import type { Wrong } from '#shared/rules/ruleset-problems.ts';
import { errorKey } from '#web/i18n/error-key.ts';
import { useTexts } from '#web/i18n/text-provider.tsx';
import { useEntryForm } from '../entry/entry-form-context.ts';

/** Returns the advice for a member of a line: how it does not fit, or why the server refused it. */
export function useLineProblems(path: string, wrong: readonly Wrong[]) {
  const { errorAt } = useEntryForm();
  const { find } = useTexts();
  return (member: string): string | undefined => {
    const here = wrong.find(([at]) => at === member);
    if (here === undefined) return errorAt(`${path}.${member}`);
    const [, { code, message }] = here;
    return find(errorKey(code)) ?? message;
  };
}
