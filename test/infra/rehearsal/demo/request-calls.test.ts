import { describe, expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { beginningOf, callsOf } from '#infra/rehearsal/demo/request-calls.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';

const NOW = new Date('2026-06-10T08:00:00.000Z');
const requests = buildDemoData(NOW)
  .filter(({ entityclass }) => entityclass === 'request-process')
  .map(({ data }) => RequestProcess.parse(data));
const pin = { id: '0190b1ef-6519-73df-b5b5-8330dc4635e4', rev: 1 };

/** The calls in words: `fillform by ins, draft`. */
function said(process: RequestProcess): string[] {
  const nameOf = (account: string) =>
    Object.entries(process).find(([field, value]) => field !== 'turn' && value === account)?.[0];
  return callsOf(process).map(({ endpoint, by, said: input }) => {
    const [call = ''] = endpoint.path.split('/').slice(-1);
    const { attachments: _, fieldData: __, ...rest } = input as Record<string, unknown>;
    return [`${call} by ${nameOf(by)}`, ...Object.keys(rest)].join(' ');
  });
}
const requestWith = (fits: (process: RequestProcess) => boolean): RequestProcess => {
  const request = requests.find(fits);
  if (request === undefined) throw new Error('There is no such demo request.');
  return request;
};
const byAuthority = ({ requestType }: RequestProcess) => requestType === 'authority';

describe('the calls that bring a request to where it is', () => {
  test('a draft is saved by its creator, farmer or office', () => {
    const drafts = requests.filter(({ status }) => status === 'new').map(said);
    expect(new Set(drafts.flat())).toEqual(
      new Set(['fillform by agr draft', 'fillform by ins draft']),
    );
  });

  test('what was sent, advised on, decided and bought is filled by each party in turn', () => {
    const bought = requestWith(
      (process) => byAuthority(process) && process.filledSteps.length === 4,
    );
    expect(said(bought)).toEqual([
      'fillform by agr',
      'fillform by ins',
      'fillform by aut',
      'fillform by agr',
    ]);
    const answers = callsOf(bought).map(({ said: input }) => input);
    expect(answers).toEqual(
      bought.filledSteps.map(({ fieldData }) => ({ fieldData, attachments: [] })),
    );
  });

  test('a low hatch is confirmed by the hatchery that it names', () => {
    const confirmed = requestWith(
      (process) => process.sup !== undefined && process.filledSteps.length > 1,
    );
    expect(said(confirmed)).toEqual(['fillform by agr', 'fillform by sup']);
    expect(beginningOf(confirmed, [])).toMatchObject({ sup: confirmed.sup });
  });

  test('what was filed by an office is sent by it', () => {
    expect(said(requestWith(({ creator, aso }) => creator === aso))[0]).toBe('fillform by aso');
  });

  test('a mark comes with editor and label, from the authority', () => {
    const marked = requestWith(({ inProcess }) => inProcess !== undefined);
    expect(said(marked).at(-1)).toBe('setstatus by aut editorName inProgress statusLabel');
    expect(callsOf(marked).at(-1)?.said).toEqual({
      editorName: 'MS',
      inProgress: true,
      statusLabel: 'Rückfrage beim Betrieb',
    });
  });

  test('the farmer retracts before the decision, and waives after it; the authority revokes', () => {
    const retracted = requests.filter(({ status }) => status === 'retracted').map(said);
    expect(new Set(retracted.map((calls) => calls.at(-1)))).toEqual(
      new Set(['retractrequest by agr']),
    );
    expect(new Set(retracted.map((calls) => calls.length))).toEqual(new Set([2]));
    const ended = requests.filter(({ permissionEnd }) => permissionEnd !== undefined).map(said);
    expect(new Set(ended.map((calls) => calls.at(-1)))).toEqual(
      new Set(['waive by agr', 'revoke by aut reason']),
    );
  });

  test('what was refused is filed away at last', () => {
    const refused = requestWith(({ status }) => status === 'rejected');
    expect(said(refused).at(-1)).toBe('setstatus by agr folder');
    expect(callsOf(refused).at(-1)?.said).toEqual({ folder: { id: 'archived' } });
  });

  test('nobody calls for what time does', () => {
    const closed = requestWith(({ events }) => events.some(({ event }) => event === 'escalate'));
    expect(said(closed)).toEqual(['fillform by agr', 'fillform by sup']);
  });
});

test('every call, and every beginning, is one of the contract', () => {
  for (const process of requests) {
    expect(requestEndpoints.initRequest.input.safeParse(beginningOf(process, []))).toMatchObject({
      success: true,
    });
    for (const { endpoint, said: input } of callsOf(process)) {
      const parsed = endpoint.input.safeParse({ process: pin, ...input });
      expect(parsed, endpoint.path).toMatchObject({ success: true });
    }
  }
});

test('an office names the farmer that it files for, a farmer does not', () => {
  for (const process of requests) {
    const agr = process.creator === process.agr ? undefined : process.agr;
    expect(beginningOf(process, [])).toMatchObject({ type: process.requestType });
    expect('agr' in beginningOf(process, [])).toBe(agr !== undefined);
  }
});
