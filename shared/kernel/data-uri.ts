const PATTERN = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/]*={0,2})$/;

/** Returns content type and bytes of a data URI, `data:image/png;base64,…`; undefined when the text is none. */
export function parseDataUri(uri: string): { contentType: string; base64: string } | undefined {
  const match = PATTERN.exec(uri);
  const [, contentType, base64] = match ?? [];
  if (contentType === undefined || base64 === undefined) return undefined;
  // Four characters hold three bytes; a group repeated in the pattern would cost memory for each four of them.
  return base64.length % 4 === 0 ? { contentType, base64 } : undefined;
}
