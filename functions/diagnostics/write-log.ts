import type { Implementation } from '#functions/kernel/context.ts';
import type { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import type { LogLine } from '#shared/diagnostics/error-report.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/**
 * Writes lines of a page to the log, under names of their own: a page can neither set nor hide a fact of the product.
 */
export const writeLog: Implementation<typeof diagnosticsEndpoints.writeLog> = async (
  { level, message, context = {} },
  { log, requestId },
) => {
  log.info('client log', {
    requestId,
    'client.level': level,
    'client.message': withoutPersonalData(message),
    'client.context': JSON.stringify(cleaned(context)),
  });
  return {};
};

const cleaned = (context: NonNullable<LogLine['context']>) =>
  Object.fromEntries(
    Object.entries(context).map(([name, value]) => [
      withoutPersonalData(name),
      typeof value === 'string' ? withoutPersonalData(value) : value,
    ]),
  );
