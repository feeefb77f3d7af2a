import type { SigningKey } from '#functions/kernel/ports/proof-keys.ts';
import { canonicalJson } from '#shared/kernel/canonical-json.ts';

const PAYLOAD_TYPE = 'organic-livestock-search-proof+json';

const base64url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');

/**
 * Returns the signature of a document as a JWS in compact form without the document (RFC 7515, appendix F): to check
 * it, a reader puts the document in base64url between the two dots, and takes the key that the header names.
 */
export async function signDocument(
  { kid, sign }: Pick<SigningKey, 'kid' | 'sign'>,
  document: string,
): Promise<string> {
  const header = base64url(canonicalJson({ alg: 'ES256', cty: PAYLOAD_TYPE, kid }));
  const signature = await sign(Buffer.from(`${header}.${base64url(document)}`, 'ascii'));
  return `${header}..${Buffer.from(signature).toString('base64url')}`;
}
