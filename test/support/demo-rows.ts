import { appToken } from '#infra/local/app-token.ts';
import { localFetch } from '#infra/local/local-fetch.ts';
import { addresses } from './journey.ts';

type Found = {
  readonly id: string;
  readonly rev: number;
  readonly data: Readonly<Record<string, unknown>>;
};

/** The first rows of a class that a demo login (or a guest) may see under a filter. */
export async function demoRows(
  entityClass: string,
  attributeFilter: object,
  login?: string,
): Promise<Found[]> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (login !== undefined) headers.authorization = `Bearer ${await appToken(addresses, login)}`;
  const answer = await localFetch(`${addresses.country('de')}/api/search/search/execute`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ entityClass, attributeFilter, pagination: { limit: 20 } }),
  });
  const { data } = JSON.parse(answer.text);
  return data.items;
}

/** The first of them; a row that the demo data must have. */
export async function demoRow(
  entityClass: string,
  attributeFilter: object,
  login?: string,
): Promise<Found> {
  const [row] = await demoRows(entityClass, attributeFilter, login);
  if (row === undefined) throw new Error(`The demo data has no such ${entityClass}.`);
  return row;
}
