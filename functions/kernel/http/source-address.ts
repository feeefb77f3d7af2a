import type { ApiEvent } from './api-event.ts';

/**
 * The network address that a call comes from: the other end of the connection. A header counts only where the
 * configuration names one that the distribution in front of the API overwrites (`VIEWER_ADDRESS_HEADER`), because
 * every client can send headers.
 */
export function sourceAddress(
  { headers, requestContext }: Pick<ApiEvent, 'headers' | 'requestContext'>,
  trustedHeader: string | undefined,
): string {
  const said = trustedHeader === undefined ? undefined : headers[trustedHeader.toLowerCase()];
  return said ?? requestContext.http.sourceIp;
}
