import { matchPath } from 'react-router-dom';
import type { TextStore } from '#web/i18n/text-store.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { paths } from '#web/kernel/paths.ts';
import { routes } from './routes.ts';

/**
 * Begins to load code and texts of the page at an address. Whether the reader may enter it shows later; what does not
 * come is asked for again when the page is shown.
 */
export function preloadPage(texts: Pick<TextStore, 'need'>, pathname: string): void {
  const screen = entriesOf(paths).find(([, path]) => matchPath(path, pathname) !== null);
  if (screen === undefined) return;
  const { page, parts = [] } = routes[screen[0]];
  for (const coming of [page(), texts.need(parts)]) coming.catch(() => {});
}
