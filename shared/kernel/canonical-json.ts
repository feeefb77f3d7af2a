/**
 * Returns the JSON of a value in the one form of RFC 8785 (JCS), so that the same data have the same bytes and the same hash
 * everywhere: names of an object in the order of their UTF-16 units, numbers as ECMAScript writes them, no white space.
 * Properties that are undefined are left out, as JSON does.
 * @throws Error for what JSON cannot say: NaN, infinities, functions, half of a surrogate pair
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => `${text(name)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return primitive(value);
}

function primitive(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`JSON has no ${value}.`);
  }
  // JSON.stringify writes numbers by ECMA-262, 6.1.6.1.20, as RFC 8785, 3.2.2.3, wants them.
  const json: string | undefined = JSON.stringify(value);
  if (json === undefined) throw new Error(`JSON has no ${typeof value}.`);
  return json;
}

function text(value: string): string {
  if (!value.isWellFormed()) throw new Error('A text has half of a surrogate pair.');
  return JSON.stringify(value);
}
