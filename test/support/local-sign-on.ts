import { afterAll, beforeAll } from 'vitest';
import { type Listening, listen } from '#infra/local/listen.ts';
import { CLIENT_ID, localAddresses } from '#infra/local/local-addresses.ts';
import { signOn } from '#infra/local/sso/sign-on.ts';

/** Starts the real local sign-on with these logins before the tests of a file, and stops it after them. */
export function localSignOn(logins: Parameters<typeof signOn>[0]['logins']) {
  let listening: Listening | undefined;
  const port = () => {
    if (listening === undefined) throw new Error('The sign-on listens from beforeAll on');
    return listening.port;
  };
  const addresses = () => localAddresses(port());
  beforeAll(async () => {
    let room = (..._: Parameters<ReturnType<typeof signOn>>) => {};
    listening = await listen((request, response) => room(request, response), 0);
    const { signOn: issuer, isProductRoot: isProductUrl } = addresses();
    room = signOn({ issuer, clientId: CLIENT_ID, isProductUrl, logins });
  });
  afterAll(() => listening?.close());
  return { addresses, port };
}
