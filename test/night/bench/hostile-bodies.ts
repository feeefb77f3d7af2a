/** A text of `bytes` bytes, or a few less. */
type Body = (bytes: number) => string;

const times = <T>(count: number, item: (n: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, n) => item(n));
const text = (letters: string): Body => {
  const size = Buffer.byteLength(letters);
  return (bytes) => JSON.stringify(letters.repeat(Math.floor((bytes - 2) / size)));
};
/** As the value of the first field of the call, so that the schema looks at it. */
const inField = (value: Body) => (field: string) => (bytes: number) =>
  `{${JSON.stringify(field)}:${value(bytes - field.length - 5)}}`;

const node = '{"$and":[{"field":"country","comparison":"eq","value":"x"}]}';
const filter: Body = (bytes) =>
  `{"$or":[${times(bytes / (node.length + 1) - 1, () => node).join(',')}]}`;
const nested: Body = (bytes) => {
  const levels = Math.floor((bytes - 2) / 11);
  return `${'{"$and":['.repeat(levels)}${']}'.repeat(levels)}`;
};
const longIn: Body = (bytes) =>
  `{"field":"country","comparison":"in","value":[${times(bytes / 9 - 10, (n) => `"${String(n).padStart(6, '0')}"`).join(',')}]}`;

/** What costs most to read, of any size: by name, for a field of the call. */
export const HOSTILE_BODIES: Readonly<Record<string, (field: string) => Body>> = {
  'unknown keys': () => (bytes) =>
    `{${times(bytes / 11 - 1, (n) => `"k${String(n).padStart(5, '0')}":0`).join(',')}}`,
  'one key many times': () => (bytes) => `{${times(bytes / 6 - 1, () => '"a":0').join(',')}}`,
  'keys in a field': inField(
    (bytes) => `{${times(bytes / 11 - 2, (n) => `"k${String(n).padStart(5, '0')}":0`).join(',')}}`,
  ),
  'a list of numbers': inField((bytes) => `[${times(bytes / 2 - 2, () => 0).join(',')}]`),
  'a list of objects': inField((bytes) => `[${times(bytes / 3 - 2, () => '{}').join(',')}]`),
  'lists in lists': inField((bytes) => '['.repeat((bytes - 2) / 2) + ']'.repeat((bytes - 2) / 2)),
  'groups of conditions': inField(filter),
  'groups in groups': inField(nested),
  'a long list of values': inField(longIn),
  'a long text': inField(text('a')),
  'marks on one letter': inField(text('\u0300\u0316')),
  '30 marks on each letter': inField(text(`a${'\u0300\u0316'.repeat(15)}`)),
  'letters to be joined': inField(text('u\u0308\u0304')),
  'half surrogate pairs': inField((bytes) => `"${'\\ud800'.repeat((bytes - 2) / 6)}"`),
  'escaped letters': inField((bytes) => `"${'\\u00fc'.repeat((bytes - 2) / 6)}"`),
  spaces: inField((bytes) => `1${' '.repeat(bytes - 2)}`),
  'an address of a person': inField(text('a@a.a/?')),
  'no end': inField((bytes) => `"${'\\"'.repeat((bytes - 2) / 2)}`),
};
