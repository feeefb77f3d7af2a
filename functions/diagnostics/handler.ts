import { serve } from '#functions/kernel/http/serve.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { health } from './health.ts';
import { openApi } from './open-api.ts';
import { reportError } from './report-error.ts';
import { writeLog } from './write-log.ts';

/** Also takes what no route of the API takes, and answers it 404. */
export const handler = serve('diagnostics', diagnosticsEndpoints, {
  health,
  openApi,
  reportError,
  writeLog,
});
