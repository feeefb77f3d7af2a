import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { schedules } from '#infra/deploy/schedules.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Sweep } from '../api/load-entry-point.ts';
import { html, page, sendPage } from '../pages/page.ts';
import { readBody } from '../services/read-body.ts';
import { type DemoLogin, newPerson } from '../sso/demo-login.ts';
import { letDaysPass } from './let-days-pass.ts';

const BODY_BYTES = 1000;
/** The most days, ten years: longer than anything lasts. */
const DAYS = z.coerce.number().int().min(0).max(3650);

const TimerForm = z.object({ domain: z.enum(schedules.map(({ domain }) => domain)), days: DAYS });
const PassForm = z.object({ login: z.string().min(1), days: DAYS });

export type TimeFacts = {
  readonly world: () => Promise<World>;
  readonly sweepOf: (domain: string) => Promise<Sweep>;
  readonly logins: readonly DemoLogin[];
};

/** A refusal that the page words. */
class Refusal extends Error {}

/** Answers the calls of `/dev` about time: runs a timer, lets days pass for one person. Exists on a laptop only. */
export function timeRoom(facts: TimeFacts): RequestListener {
  return (request, response) => {
    answer(request, facts).then(
      (said) => send(response, 200, said),
      (error: unknown) => {
        if (error instanceof Refusal) send(response, 400, error.message);
        else send(response, 500, String(error));
      },
    );
  };
}

async function answer(request: IncomingMessage, facts: TimeFacts): Promise<string> {
  // A page of another site must not make a browser send this call.
  const from = request.headers['sec-fetch-site'] ?? 'same-origin';
  if (request.method !== 'POST' || from !== 'same-origin') throw new Refusal('Use the form.');
  const body = await readBody(request, BODY_BYTES);
  const form = Object.fromEntries(new URLSearchParams(body?.toString('utf8')));
  const [path = ''] = (request.url ?? '').split('?');
  if (path === '/dev/time/timer') return timer(read(TimerForm, form), facts);
  if (path === '/dev/time/pass') return pass(read(PassForm, form), facts);
  throw new Refusal(`There is no ${path}.`);
}

async function timer({ domain, days }: z.infer<typeof TimerForm>, facts: TimeFacts) {
  const here = await facts.world();
  const sweep = await facts.sweepOf(domain);
  // Only the timer's decisions see the later day: saves must not lie before rows that store and search have seen.
  const clock = { now: () => new Date(here.clock.now().getTime() + days * DAY_MS) };
  await sweep({ ...here, clock });
  return `The timer of ${domain} ran as of ${clock.now().toISOString()}.`;
}

async function pass({ login, days }: z.infer<typeof PassForm>, facts: TimeFacts) {
  const person = facts.logins.find((candidate) => candidate.login === login) ?? newPerson(login);
  if (person === undefined) throw new Refusal(`login: nobody signs in as ${login}.`);
  const { offers, requests } = await letDaysPass(await facts.world(), person.sub, days);
  return `${offers} offers and ${requests} requests of ${login} are ${days} days older.`;
}

function read<T extends z.ZodType>(schema: T, form: object): z.infer<T> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  );
}

function send(response: ServerResponse, status: number, said: string): void {
  const body = html`<p>${said}</p>
<p><a href="/dev#time">Back</a></p>`;
  sendPage(response, status, page({ language: 'en', title: 'Time', body }));
}
