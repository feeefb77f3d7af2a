/** The worker's plan for a request: answer a screen, answer a hashed file, or leave it to the browser. */
export type Plan = 'screen' | 'asset' | 'pass';

type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/** The answers of the single sign-on come back in an address that is worth something once. */
const SIGN_ON_ANSWER = ['code', 'error'];

/** Returns the plan for a request; calls, downloads, sign-on and other origins are never touched. */
export function planFor({ method, url, mode }: Asked, origin: string): Plan {
  const address = new URL(url);
  const { pathname, searchParams } = address;
  if (method !== 'GET' || address.origin !== origin || pathname.startsWith('/api/')) return 'pass';
  if (pathname.startsWith('/assets/')) return 'asset';
  const isFile = pathname.lastIndexOf('.') > pathname.lastIndexOf('/');
  const isSignOn =
    searchParams.has('state') && SIGN_ON_ANSWER.some((name) => searchParams.has(name));
  return mode === 'navigate' && !isFile && !isSignOn ? 'screen' : 'pass';
}
