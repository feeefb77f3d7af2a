import { localFetch } from '#infra/local/local-fetch.ts';
import { addresses } from './journey.ts';

/** Runs a timer of the running product at once. */
export const runTimer = (domain: string): Promise<void> => post('timer', { domain, days: '0' });

/** For this person's offers and requests it is as if so many days had passed. */
export const letDaysPass = (login: string, days: number): Promise<void> =>
  post('pass', { login, days: String(days) });

async function post(what: string, form: Readonly<Record<string, string>>): Promise<void> {
  const answer = await localFetch(`${addresses.product}/dev/time/${what}`, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
  });
  if (answer.status !== 200) throw new Error(`/dev/time/${what} answered ${answer.text}`);
}
