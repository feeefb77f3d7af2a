import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { testId } from '#test/support/test-id.ts';

export const PARTIES = {
  agr: testId('agr'),
  ins: testId('ins'),
  aso: testId('aso'),
  aut: testId('aut'),
} as const;

/** A request of the farmer that waits for the control body. */
export function processOf(more: Partial<RequestProcess> = {}): RequestProcess {
  const on = '2026-03-02T08:00:00.000Z';
  const country = testId('country DE');
  return {
    package: { id: testId('package'), rev: 1 },
    requestType: 'authority',
    animalkind: testId('cattle'),
    country,
    region: testId('region'),
    ...PARTIES,
    agrSite: {
      id: testId('site'),
      internalName: 'Farm',
      isDefault: true,
      address: { geoPosition: { lat: 48, lon: 11 }, region: testId('region') },
    },
    applicant: { name: 'Biohof Muster' },
    status: 'open',
    hid: 'DE-2026-000001',
    step: 1,
    stepSince: on,
    turn: PARTIES.ins,
    creator: PARTIES.agr,
    created: on,
    sentOn: on,
    draft: [],
    filledSteps: [{ step: testId('step 0'), by: PARTIES.agr, role: 'AGR', on, fieldData: [] }],
    attachments: [],
    folders: [],
    events: [],
    ...more,
  };
}
