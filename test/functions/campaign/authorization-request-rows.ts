import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { testId } from '#test/support/test-id.ts';
import type { Cell, Row } from './authorization-cells.ts';
import { ADMINISTRATORS } from './authorization-tables.ts';
import { accountId, regionOf, siteOf } from './campaign-people.ts';
import type { EndpointKey } from './endpoint-key.ts';
import { type Input, pinned } from './lines-on-targets.ts';

const advice = [{ field: 'advice', value: 'positive' }];
const OUTSIDERS = 'no   no   norq norq norq norq norq norq out';
const DRAFT_OWNER = 'no   no   norq ok   norq norq norq ok   out';

const processOf: Input = (target) => async (cell) => ({
  process: await pinned(target)(cell),
});

const withReason = async (cell: Cell) => ({
  ...(await processOf('request')(cell)),
  reason: 'filed twice',
});
const OFFICES_TOO_EARLY = {
  own: 'no   no   no   no   late late late no   out',
  other: 'no   no   no   no   norq norq norq no   out',
  foreign: 'no   no   no   no   norq norq norq no   out',
} as const;

export const requestRows = {
  'requests.initRequest': [
    {
      what: 'for a farmer',
      input: ({ circle }) => ({
        type: 'authority',
        package: { id: testId('package') },
        location: siteOf('AGR', circle).id,
        animalkind: testId('cattle'),
        agr: accountId('AGR', circle),
      }),
      own: 'no   no   no   ok   ok   no   ok   ok   out',
      other: 'no   no   no   gone gone no   gone gone out',
      foreign: 'no   no   no   gone gone no   gone gone out',
      writes: true,
    },
  ],
  'requests.fillForm': [
    {
      what: 'the step of the control body',
      input: async (cell) => ({
        ...(await processOf('request')(cell)),
        fieldData: advice,
        attachments: [],
      }),
      own: 'no   no   mine mine ok   mine mine mine out',
      other: OUTSIDERS,
      foreign: OUTSIDERS,
      writes: true,
    },
    {
      what: 'a draft',
      input: async (cell) => ({
        ...(await processOf('draft')(cell)),
        fieldData: [],
        attachments: [],
        draft: true,
      }),
      own: DRAFT_OWNER,
      other: OUTSIDERS,
      foreign: OUTSIDERS,
      writes: true,
    },
  ],
  'requests.removeRequest': [
    {
      what: 'a draft',
      input: processOf('draft'),
      own: 'no   no   no   ok   norq no   norq ok   out',
      other: 'no   no   no   norq norq no   norq norq out',
      foreign: 'no   no   no   norq norq no   norq norq out',
      writes: true,
    },
    {
      what: 'a request that was sent',
      input: processOf('request'),
      own: 'no   no   no   late late no   late late out',
      other: 'no   no   no   norq norq no   norq norq out',
      foreign: 'no   no   no   norq norq no   norq norq out',
    },
  ],
  'requests.deleteRequests': [
    {
      what: 'a request, confirmed by its number',
      input: async (cell) => {
        const { id, data } = await cell.row('request');
        const { hid = id } = RequestProcess.parse(data);
        return { processes: [id], confirm: hid, reason: 'filed twice' };
      },
      own: ADMINISTRATORS,
      other: ADMINISTRATORS,
      foreign: ADMINISTRATORS,
      writes: true,
    },
    {
      what: 'a draft',
      input: async (cell) => {
        const { id } = await cell.row('draft');
        return { processes: [id], confirm: id, reason: 'filed twice' };
      },
      own: 'no   norq no   no   no   no   no   no   out',
      other: 'no   norq no   no   no   no   no   no   out',
      foreign: 'no   norq no   no   no   no   no   no   out',
    },
  ],
  'requests.retractRequest': [
    {
      what: 'a request',
      input: processOf('request'),
      own: 'no   no   no   ok   no   no   no   ok   out',
      other: 'no   no   no   norq no   no   no   norq out',
      foreign: 'no   no   no   norq no   no   no   norq out',
      writes: true,
    },
  ],
  'requests.waiveRequest': [
    {
      what: 'a request that is not granted',
      input: processOf('request'),
      own: 'no   no   no   late no   no   no   late out',
      other: 'no   no   no   norq no   no   no   norq out',
      foreign: 'no   no   no   norq no   no   no   norq out',
    },
  ],
  'requests.revokeRequest': [
    {
      what: 'a request that is not granted',
      input: withReason,
      ...OFFICES_TOO_EARLY,
    },
  ],
  'requests.reopenRequest': [
    {
      what: 'a request that has not lapsed',
      input: withReason,
      ...OFFICES_TOO_EARLY,
    },
  ],
  'requests.setStatus': [
    {
      what: 'a mark',
      input: async (cell) => ({
        ...(await processOf('request')(cell)),
        inProgress: true,
        editorName: 'MM',
      }),
      own: 'no   no   mine mine ok   ok   ok   mine out',
      other: OUTSIDERS,
      foreign: OUTSIDERS,
      writes: true,
    },
    {
      what: 'a folder',
      input: async (cell) => ({
        ...(await processOf('request')(cell)),
        folder: { id: 'archived' },
      }),
      own: 'no   no   ok   ok   ok   ok   ok   ok   out',
      other: OUTSIDERS,
      foreign: OUTSIDERS,
      writes: true,
    },
    {
      what: 'a mark on a draft',
      input: async (cell) => ({ ...(await processOf('draft')(cell)), statusLabel: 'seen' }),
      own: 'no   no   norq late norq norq norq late out',
      other: OUTSIDERS,
      foreign: OUTSIDERS,
    },
  ],
  'requests.readStatistics': [
    {
      what: 'a region',
      input: ({ circle }) => ({ from: '2026-01', to: '2026-12', regions: [regionOf(circle)] }),
      own: 'no   ok   no   no   no   ok   no   no   out',
      other: 'no   ok   no   no   no   ok   no   no   out',
      foreign: 'no   ok   no   no   no   noreg no  no   out',
    },
  ],
  'requests.readUsualTime': [
    {
      what: 'of a request that was sent',
      input: async (cell) => ({ process: (await cell.row('request')).id }),
      own: 'no   no   ok   ok   ok   ok   ok   ok   out',
      other: OUTSIDERS,
      foreign: OUTSIDERS,
    },
    {
      what: 'of a draft',
      input: async (cell) => ({ process: (await cell.row('draft')).id }),
      own: DRAFT_OWNER,
      other: OUTSIDERS,
      foreign: OUTSIDERS,
    },
  ],
} as const satisfies Partial<Record<EndpointKey, Row>>;
