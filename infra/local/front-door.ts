import type { RequestListener } from 'node:http';
import { securityHeaders, signOnHeaders } from '#infra/deploy/security-headers.ts';
import { BUCKET, type LocalAddresses } from './local-addresses.ts';

/** The services behind the one port. */
export type Rooms = {
  readonly signOn: RequestListener;
  readonly files: RequestListener;
  readonly api: RequestListener;
  readonly devPages: RequestListener;
  /** The room where days pass on demand. */
  readonly time: RequestListener;
  readonly site: RequestListener;
};

/** Leads each request to its room by host and path, with the security headers that CloudFront adds in production. */
export function frontDoor(addresses: LocalAddresses, rooms: Rooms): RequestListener {
  const signOnHost = new URL(addresses.signOn).host;
  const filesHost = new URL(addresses.files).host;
  const productHeaders = entriesOf(
    securityHeaders({ signOn: [addresses.signOn], files: addresses.files }),
  );
  const signOnPageHeaders = entriesOf(signOnHeaders([addresses.product, addresses.country('*')]));
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const host = request.headers.host?.toLowerCase();
    // S3 sets no such headers; its answers are attachments of another origin.
    const isFile = host === filesHost && (path === `/${BUCKET}` || path.startsWith(`/${BUCKET}/`));
    if (isFile) return rooms.files(request, response);
    const isSignOn = host === signOnHost;
    for (const [name, value] of isSignOn ? signOnPageHeaders : productHeaders) {
      response.setHeader(name, value);
    }
    if (isSignOn) return rooms.signOn(request, response);
    if (path.startsWith('/api/')) return rooms.api(request, response);
    if (path.startsWith('/dev/time/')) return rooms.time(request, response);
    if (path === '/dev' || path.startsWith('/dev/')) return rooms.devPages(request, response);
    return rooms.site(request, response);
  };
}

function entriesOf(
  headers: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  return Object.entries(headers);
}
