import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { mayTrigger, type RequestEvent } from '#shared/requests/entities/status.ts';
import { animalsLeft } from '#shared/requests/law/purchases.ts';
import { fillEvent } from '#shared/requests/process/fill-event.ts';
import { lapseEventOf } from '#shared/requests/process/lapsed.ts';
import {
  type DecidingSteps,
  type RequestCaller,
  standingsOf,
} from '#shared/requests/process/standings.ts';

/** The acts on a request that a page can offer, in their order. */
const REQUEST_ACTIONS = [
  'fill',
  'retract',
  'waive',
  'revoke',
  'reopen',
  'remove',
  'followUp',
  'mark',
  'moveToFolder',
] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** Returns the acts of a caller on a request, as the one table of transitions allows them. */
export function requestActions(
  process: RequestProcess,
  caller: RequestCaller,
  steps: DecidingSteps,
): RequestAction[] {
  const standings = standingsOf(process, caller, steps);
  const events = {
    fill: fillEvent(process.status, steps, process.step),
    retract: 'retract',
    waive: 'waive',
    revoke: 'revoke',
    reopen: 'reopen',
    remove: 'remove',
    followUp: 'followUp',
    mark: 'mark',
    moveToFolder: 'moveToFolder',
  } as const satisfies Record<RequestAction, RequestEvent>;
  return REQUEST_ACTIONS.filter(
    (action) => mayTrigger(process.status, events[action], standings) && isOpenTo[action](process),
  );
}

const ALWAYS = () => true;
const hasPermission = ({ permissionEnd }: RequestProcess) => permissionEnd === undefined;

/** The conditions of a request itself, besides its status. */
const isOpenTo: Readonly<Record<RequestAction, (process: RequestProcess) => boolean>> = {
  fill: ALWAYS,
  retract: ALWAYS,
  waive: (process) => hasPermission(process) && animalsLeft(process) !== 0,
  revoke: hasPermission,
  reopen: (process) => lapseEventOf(process) !== undefined,
  remove: ALWAYS,
  followUp: ALWAYS,
  mark: ALWAYS,
  moveToFolder: ALWAYS,
};
