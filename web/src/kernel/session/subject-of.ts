/** The `sub` of a token that the server has just issued; it is not verified here, and nothing is decided by it. */
export function subjectOf(jwt: string): string {
  const [, payload = ''] = jwt.split('.');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return String(Reflect.get(Object(claims), 'sub') ?? '');
}
