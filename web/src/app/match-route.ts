import { matchPath } from 'react-router-dom';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { paths, type RouteName } from '#web/kernel/paths.ts';

const parametersIn = (path: string): number => path.split(':').length;

/** Addresses written out go before those with a parameter in the same place. */
const inOrder = [...entriesOf(paths)].sort(([, a], [, b]) => parametersIn(a) - parametersIn(b));

/** The screen that stands at a path, and what React Router's hooks know of it. Null: there is none. */
export function matchRoute(pathname: string, isOffered: (name: RouteName) => boolean) {
  for (const [name, path] of inOrder) {
    const match = isOffered(name) ? matchPath(path, decoded(pathname)) : null;
    if (match !== null) {
      const matches = [{ ...match, route: { path } }];
      return { name, context: { outlet: null, matches, isDataRoute: false } };
    }
  }
  return null;
}

/** Part by part, so that a slash inside a parameter stays one; what cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replace(/\//g, '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}
