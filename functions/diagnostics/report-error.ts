import type { Implementation } from '#functions/kernel/context.ts';
import type { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { withoutPersonalData } from './without-personal-data.ts';

export const reportError: Implementation<typeof diagnosticsEndpoints.reportError> = async (
  report,
  { log, requestId },
) => {
  const facts = Object.entries(report).flatMap(([name, value]) =>
    value === undefined ? [] : [[`client.${name}`, cleaned(value)] as const],
  );
  log.info('client error', { requestId, ...Object.fromEntries(facts) });
  return {};
};

const cleaned = (value: string | number): string | number =>
  typeof value === 'string' ? withoutPersonalData(value) : value;
