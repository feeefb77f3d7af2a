/**
 * Returns the address that authenticator apps take from a QR code: SHA-1, six digits, 30 s are what they assume.
 * @see https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
export function otpAddress({
  issuer,
  email,
  secret,
}: {
  readonly issuer: string;
  readonly email: string;
  readonly secret: string;
}): string {
  const name = [issuer, email].filter(Boolean).map(encodeURIComponent).join(':');
  return `otpauth://totp/${name}?${new URLSearchParams({ secret, issuer })}`;
}
