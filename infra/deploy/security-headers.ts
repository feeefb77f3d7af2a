/** The origins besides its own that a page of the product may connect to. */
export type ForeignOrigins = {
  /** The origins of the single sign-on: that of its pages, and that of its description, if another. */
  readonly signOn: readonly string[];
  /** The origin of the files, for uploads and pictures. */
  readonly files: string;
};

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The search asks for the position ("Use my place"); no page uses any other device.
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** The headers of every answer on a country's domain, the same on a laptop and in CloudFront. */
export function securityHeaders({
  signOn,
  files,
}: ForeignOrigins): Readonly<Record<string, string>> {
  return {
    ...EVERYWHERE,
    'content-security-policy': policy({
      'default-src': ["'self'"],
      'connect-src': ["'self'", ...signOn, files],
      'img-src': ["'self'", 'data:', 'blob:', files],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    }),
  };
}

/** The headers of the local sign-on's pages; in production Cognito sets its own. */
export function signOnHeaders(productOrigins: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...EVERYWHERE,
    'content-security-policy': policy({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      // Browsers also apply this rule to the address that a form's answer redirects to: back to the product.
      'form-action': ["'self'", ...productOrigins],
      'frame-ancestors': ["'none'"],
    }),
  };
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
