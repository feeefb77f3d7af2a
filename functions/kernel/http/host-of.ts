import type { ApiEvent } from './api-event.ts';

/** The longest host name, by RFC 1035 2.3.4, with a port. */
const HOST_LENGTH = 253 + ':65535'.length;

/**
 * The host name that the browser asked, lower case, without port. CloudFront asks the API under the API's own name
 * and says the viewer's in `x-viewer-host`. Empty when it is longer than any name.
 */
export function hostOf(headers: ApiEvent['headers']): string {
  const host = headers['x-viewer-host'] ?? headers.host ?? '';
  if (host.length > HOST_LENGTH) return '';
  return host.toLowerCase().replace(/:\d*$/, '');
}
