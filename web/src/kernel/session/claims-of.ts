/** Returns the claims of a token. It is not verified here, and nothing is decided by it: the server does both. */
export function claimsOf(jwt: string): object {
  const [, payload = ''] = jwt.split('.');
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return Object(JSON.parse(new TextDecoder().decode(bytes)));
}
