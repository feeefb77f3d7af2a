import { describe, expect, test } from 'vitest';
import { requireTransition } from '#functions/requests/process/transitions.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import {
  mayTrigger,
  REQUEST_EVENTS,
  REQUEST_STATUSES,
  requestTransitions,
} from '#shared/requests/entities/status.ts';
import { standingsOf } from '#shared/requests/process/standings.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { testId } from '#test/support/test-id.ts';

const accounts = [PARTIES.agr, PARTIES.ins, PARTIES.aso, PARTIES.aut, testId('other'), null];
const cells = REQUEST_STATUSES.flatMap((status) =>
  REQUEST_EVENTS.map((event) => ({ status, event })),
);

describe('the server asks the table', () => {
  test.each(cells)('$event of a $status request', ({ status, event }) => {
    const process = processOf({ status });
    for (const account of accounts) {
      const answer = codeOf(() => requireTransition({ account }, process, event));
      const isPossible = requestTransitions[status][event] !== undefined;
      const isAllowed = mayTrigger(status, event, standingsOf(process, { account }));
      const refusal = isPossible ? 'requests.notYours' : 'requests.transitionNotAllowed';
      expect(answer).toBe(isAllowed ? undefined : refusal);
    }
  });

  test('nobody closes a step in the timer’s name', () => {
    const process = processOf();
    const answers = accounts.map((account) =>
      codeOf(() => requireTransition({ account }, process, 'autoClose')),
    );
    expect(new Set(answers)).toEqual(new Set(['requests.notYours']));
  });
});

function codeOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.error.code;
    throw error;
  }
}
