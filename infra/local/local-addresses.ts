/** The bucket of the laptop; its name is the first part of every file's address. */
export const BUCKET = 'livestock-files';
export const TABLE = 'livestock';
export const CLIENT_ID = 'livestock-web';

/** The addresses of the product on a port. Browsers know `*.localhost` as this machine. */
export type LocalAddresses = {
  /** The country choice: `http://localhost:8080`. */
  readonly product: string;
  /** Returns a country's site: `http://de.localhost:8080` for `de`. */
  readonly country: (code: string) => string;
  /** The issuer of the single sign-on. */
  readonly signOn: string;
  /** The address of S3, for browsers and, since Node does not resolve `*.localhost`, for the handlers. */
  readonly files: string;
  /** Tells whether the single sign-on may send people back to an address: the root of a country's domain. */
  readonly isProductRoot: (url: string) => boolean;
};

export function localAddresses(port: number): LocalAddresses {
  // Browsers leave the usual port out of the addresses that they send.
  const suffix = port === 80 ? '' : `:${port}`;
  const productRoot = new RegExp(`^http://(?:(?:[a-z]{2}|admin)\\.)?localhost${suffix}/$`);
  return {
    product: `http://localhost${suffix}`,
    country: (code) => `http://${code}.localhost${suffix}`,
    signOn: `http://sso.localhost${suffix}`,
    files: `http://127.0.0.1${suffix}`,
    isProductRoot: (url) => productRoot.test(url),
  };
}
