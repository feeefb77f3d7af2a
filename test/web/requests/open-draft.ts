import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { RequestFillPage } from '#web/features/requests/fill/request-fill-page.tsx';
import { openRequest, type RequestWorld } from './open-request.ts';
import { accounts } from './request-library.ts';

/** A request that its farmer has begun and not sent yet. */
export const DRAFT: Partial<RequestProcess> = {
  status: 'new',
  step: 0,
  turn: PARTIES.agr,
  hid: undefined,
  sentOn: undefined,
  filledSteps: [],
};

/** The page on which the farmer fills in its draft. */
export const openDraft = (world: RequestWorld = {}) =>
  openRequest(RequestFillPage, { account: accounts.agr, request: DRAFT, ...world });

type Opened = Awaited<ReturnType<typeof openDraft>>;

/** What was sent of it so far, drafts included. */
export const fillCalls = ({ calls }: Pick<Opened, 'calls'>) =>
  calls.filter(({ name }) => name.endsWith('fillform')).map(({ input }) => input);
