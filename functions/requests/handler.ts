import { serve } from '#functions/kernel/http/serve.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { initRequest } from './beginning/init-request.ts';
import { readStatistics } from './counting/read-statistics.ts';
import { readUsualTime } from './counting/read-usual-time.ts';
import { retractRequest, waiveRequest } from './deciding/give-up-request.ts';
import { reopenRequest } from './deciding/reopen-request.ts';
import { revokeRequest } from './deciding/revoke-request.ts';
import { setStatus } from './deciding/set-status.ts';
import { fillForm } from './filling/fill-form.ts';
import { deleteRequests } from './removing/delete-requests.ts';
import { removeRequest } from './removing/remove-request.ts';

export const handler = serve('requests', requestEndpoints, {
  initRequest,
  fillForm,
  removeRequest,
  deleteRequests,
  retractRequest,
  waiveRequest,
  revokeRequest,
  reopenRequest,
  setStatus,
  readStatistics,
  readUsualTime,
});
