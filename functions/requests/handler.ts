import { serve } from '#functions/kernel/http/serve.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { deleteRequests } from './delete-requests.ts';
import { fillForm } from './fill-form.ts';
import { initRequest } from './init-request.ts';
import { readStatistics } from './read-statistics.ts';
import { readUsualTime } from './read-usual-time.ts';
import { removeRequest } from './remove-request.ts';
import { retractRequest } from './retract-request.ts';
import { setStatus } from './set-status.ts';

export const handler = serve('requests', requestEndpoints, {
  initRequest,
  fillForm,
  removeRequest,
  deleteRequests,
  retractRequest,
  setStatus,
  readStatistics,
  readUsualTime,
});
