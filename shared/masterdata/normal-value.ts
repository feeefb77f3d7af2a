type Value = string | number | boolean | string[] | null;

/**
 * Returns a filled-in value in the one form in which it is compared and stored: texts without blanks around them,
 * lists without empty lines, null for nothing. An unticked checkbox is an answer.
 */
export function normalValue(value: Value): Value {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (!Array.isArray(value)) return value;
  const lines = value.map((line) => line.trim()).filter((line) => line !== '');
  return lines.length === 0 ? null : lines;
}
