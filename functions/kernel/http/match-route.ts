import { AppError } from '#shared/kernel/app-error.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';

const BASE = '/api/';
/** The longest path; no address of the product is nearly as long. */
const PATH_LENGTH = 1000;

export type Match<E extends Endpoints> = {
  readonly name: keyof E & string;
  readonly endpoint: E[keyof E & string];
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Returns the endpoint that a request means, and its path parameters. A fixed segment is preferred to a parameter;
 * `HEAD` asks what `GET` would answer. `known` are the calls of other handlers: their addresses exist too.
 * @throws AppError `kernel.notFound`; `kernel.wrongMethod` with the methods that the address takes
 */
export function matchRoute<E extends Endpoints>(
  endpoints: E,
  { method, path, known }: { method: string; path: string; known: Endpoints },
): Match<E> {
  const asked = method === 'HEAD' ? 'GET' : method;
  const [best] = matchesOfPath(endpoints, path)
    .filter((match) => match.endpoint.method === asked)
    .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  if (best !== undefined) return best;
  const allow = methodsOf({ ...endpoints, ...known }, path);
  if (allow.length === 0) throw new AppError(kernelErrors.notFound);
  throw new AppError(kernelErrors.wrongMethod, { allow });
}

/** The methods that an address takes; none when it does not exist. */
export function methodsOf(endpoints: Endpoints, path: string): string[] {
  const matches = matchesOfPath(endpoints, path);
  const methods = new Set(matches.map(({ endpoint }) => endpoint.method));
  if (methods.size === 0) return [];
  return [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

function matchesOfPath<E extends Endpoints>(endpoints: E, path: string): Match<E>[] {
  if (path.length > PATH_LENGTH || !path.startsWith(BASE)) return [];
  const asked = path.slice(BASE.length).split('/');
  // Object.entries forgets which names and endpoints these are.
  const named = Object.entries(endpoints) as [keyof E & string, E[keyof E & string]][];
  return named.flatMap(([name, endpoint]) => {
    const params = paramsOf(endpoint.path.split('/'), asked);
    return params === undefined ? [] : [{ name, endpoint, params }];
  });
}

function paramsOf(
  pattern: readonly string[],
  asked: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== asked.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) {
    const value = decoded(asked[at]);
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (value === undefined || (name === undefined ? value !== segment : value === '')) {
      return undefined;
    }
    if (name !== undefined) params[name] = value;
  }
  return params;
}

function decoded(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
