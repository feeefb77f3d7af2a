import { serve } from '#functions/kernel/http/serve.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { deleteRequests } from './delete-requests.ts';
import { fillForm } from './fill-form.ts';
import { initRequest } from './init-request.ts';
import { readStatistics } from './read-statistics.ts';
import { readUsualTime } from './read-usual-time.ts';
import { removeRequest } from './remove-request.ts';
import { reopenRequest } from './reopen-request.ts';
import { retractRequest } from './retract-request.ts';
import { revokeRequest } from './revoke-request.ts';
import { setStatus } from './set-status.ts';
import { waiveRequest } from './waive-request.ts';

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
