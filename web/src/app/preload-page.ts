import { matchPath } from 'react-router-dom';
import type { TextStore } from '#web/i18n/text-store.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';
import { paths } from '#web/kernel/paths.ts';
import type { Session } from '#web/kernel/session/session.ts';
import { routes } from './routes.ts';

/**
 * Begins to load code, texts and, for a guest, data of the page at an address. Whether the reader may enter it shows
 * later; what does not come is asked for again when the page is shown.
 */
export function preloadPage(
  kernel: Pick<Kernel, 'api' | 'queries'> & { readonly session: Pick<Session, 'mayBeSignedIn'> },
  texts: Pick<TextStore, 'need'>,
  pathname: string,
): void {
  for (const [name, path] of entriesOf(paths)) {
    const match = matchPath<string>(path, pathname);
    if (match === null) continue;
    const { page, parts = [], prefetch } = routes[name];
    for (const coming of [page(), texts.need(parts)]) coming.catch(() => {});
    const { id } = match.params;
    // An account may see more; its token comes later.
    if (prefetch && id !== undefined && !kernel.session.mayBeSignedIn()) void prefetch(kernel, id);
    return;
  }
}
