import { HELP_PAGE } from '#shared/content/usage-keys.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';

/** Returns the path of the help that administrators have written; until then, of the contact form. */
export function useHelpPath(): string {
  const isWritten = useSite().footer.some(({ usageKey }) => usageKey === HELP_PAGE);
  return isWritten ? pathTo('ContentPage', { key: HELP_PAGE }) : pathTo('Contact');
}
