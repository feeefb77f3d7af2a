import { createElement, type ReactNode } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import type { Answers } from '../fake-server.ts';
import { type PageWorld, renderPage } from '../render-page.tsx';
import { entityAnswers } from './entity-answers.ts';
import { library } from './request-library.ts';

export const REQUEST_ID = testId('request-process');

export type RequestWorld = Omit<PageWorld, 'account' | 'answers'> & {
  readonly account?: Entity<Account>;
  readonly request?: Partial<RequestProcess>;
  readonly rev?: number;
  readonly answers?: Answers;
  /** What the server holds besides the forms and the request. */
  readonly others?: readonly Entity<object>[];
};

/** A page about one request, for an account; `save` is what the server holds from then on. */
export async function openRequest(
  page: () => ReactNode,
  { request = {}, rev = 1, answers = {}, others = [], ...world }: RequestWorld,
) {
  let stored: Entity<object> = { ...entityOf('request-process', processOf(request)), rev };
  const entities = () => [...library, ...others, stored] as Entity[];
  const save = (more: Partial<RequestProcess>): Entity => {
    stored = { ...stored, rev: stored.rev + 1, data: { ...stored.data, ...more } };
    return stored as Entity;
  };
  const server: Answers = {
    ...entityAnswers(entities),
    'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
    'POST livestock/request/fillform': ({ draft, fieldData }) =>
      draft
        ? save({ draft: fieldData })
        : save({ status: 'open', step: 1, turn: PARTIES.ins, hid: 'DE-2026-000007' }),
    ...answers,
  };
  const view = await renderPage(createElement(page), {
    path: '/requests/:id/*',
    address: `/requests/${REQUEST_ID}`,
    ...world,
    answers: server,
  });
  return { ...view, save, stored: () => stored };
}
