import { describe, expect, test } from 'vitest';
import {
  mayTrigger,
  REQUEST_EVENTS,
  REQUEST_STATUSES,
  type RequestEvent,
  type RequestStatus,
  requestTransitions,
  STANDINGS,
  type Standing,
} from '#shared/requests/entities/status.ts';

/** `shared/README.md`, "Request process", cell by cell; what is not here is refused. */
const ALLOWED: Readonly<Record<RequestStatus, Partial<Record<RequestEvent, Standing>>>> = {
  new: { saveDraft: 'creator', send: 'creator', remove: 'creator' },
  open: {
    fillStep: 'turn',
    decide: 'turn',
    autoClose: 'system',
    passOn: 'system',
    remind: 'system',
    escalate: 'system',
    handOver: 'system',
    retract: 'applicant',
    mark: 'office',
    moveToFolder: 'party',
  },
  closed: { reopen: 'decider', mark: 'office', moveToFolder: 'party', followUp: 'applicant' },
  accepted: {
    fillStep: 'turn',
    remind: 'system',
    waive: 'applicant',
    revoke: 'decider',
    mark: 'office',
    moveToFolder: 'party',
  },
  rejected: { mark: 'office', moveToFolder: 'party', followUp: 'applicant' },
  retracted: { mark: 'office', moveToFolder: 'party', followUp: 'applicant' },
};

const cells = REQUEST_STATUSES.flatMap((status) =>
  REQUEST_EVENTS.flatMap((event) =>
    STANDINGS.map((standing) => ({
      status,
      event,
      standing,
      allowed: ALLOWED[status][event] === standing,
    })),
  ),
);

describe('the table of requests', () => {
  test.each(cells)(
    '$status, $event by $standing: $allowed',
    ({ status, event, standing, allowed }) => {
      expect(mayTrigger(status, event, [standing])).toBe(allowed);
    },
  );

  test('nobody without a standing triggers anything', () => {
    const possible = cells.filter(({ status, event }) => mayTrigger(status, event, []));
    expect(possible).toEqual([]);
  });

  test('a retracted request can never be approved', () => {
    const seen = new Set<string>(['retracted']);
    for (const status of seen) {
      if (!(status in requestTransitions)) continue;
      const table = requestTransitions[status as RequestStatus];
      for (const { to } of Object.values(table)) for (const status of to) seen.add(status);
    }
    expect([...seen]).toEqual(['retracted']);
  });
});
