import type { ApiEvent } from './api-event.ts';

/**
 * The host name that the browser asked, lower case, without port. CloudFront asks the API under the API's own name
 * and says the viewer's in `x-viewer-host`.
 */
export function hostOf(headers: ApiEvent['headers']): string {
  const host = headers['x-viewer-host'] ?? headers.host ?? '';
  return host.toLowerCase().replace(/:\d*$/, '');
}
