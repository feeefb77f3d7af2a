import type { Endpoints } from '#shared/kernel/endpoint.ts';

export type ApiRoute = {
  readonly domain: string;
  /** The key that API Gateway gives a route, `$default` when no route takes the request. */
  readonly routeKey: string;
  readonly pathParameters: Readonly<Record<string, string>>;
};

type Row = {
  readonly domain: string;
  readonly method: string;
  readonly path: string;
  readonly segments: readonly string[];
};

/** The route of all other paths: its domain answers 404 in the envelope, or 405 where the address exists. */
const DEFAULT_ROUTE: ApiRoute = { domain: 'diagnostics', routeKey: '$default', pathParameters: {} };

/** The routes of the HTTP API, from the contract. */
export function apiRoutes(
  endpointsByDomain: Readonly<Record<string, Endpoints>>,
): (method: string, path: string) => ApiRoute {
  const rows = Object.entries(endpointsByDomain).flatMap(([domain, endpoints]) =>
    Object.values(endpoints).flatMap(({ method, path }) =>
      (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((taken) => ({
        domain,
        method: taken,
        path: `/api/${path}`,
        segments: `/api/${path}`.split('/'),
      })),
    ),
  );
  // As in API Gateway, a route without parameters wins over one that has some.
  rows.sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  return (method, path) => {
    const parts = path.split('/');
    const row = rows.find((row) => row.method === method && fits(row, parts));
    return row === undefined ? DEFAULT_ROUTE : describe(row, parts);
  };
}

function fits(row: Row, parts: readonly string[]): boolean {
  return (
    parts.length === row.segments.length &&
    row.segments.every((segment, index) => segment.startsWith('{') || segment === parts[index])
  );
}

function describe(row: Row, parts: readonly string[]): ApiRoute {
  const parameters = row.segments.flatMap((segment, index) =>
    segment.startsWith('{') ? [[segment.slice(1, -1), decode(parts[index] ?? '')] as const] : [],
  );
  return {
    domain: row.domain,
    routeKey: `${row.method} ${row.path}`,
    pathParameters: Object.fromEntries(parameters),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
