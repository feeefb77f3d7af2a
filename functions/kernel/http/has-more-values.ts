const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const OPEN_OBJECT = 123;

/**
 * Tells whether a JSON text holds more values than `limit`, without parsing it: a parser builds every object before
 * anybody can count them. It does not check that the text is JSON.
 */
export function hasMoreValues(text: string, limit: number): boolean {
  let values = 1;
  for (let index = 0; index < text.length && values <= limit; index++) {
    const unit = text.charCodeAt(index);
    if (unit === QUOTE) index = endOfText(text, index);
    else if (unit === COMMA || unit === OPEN_LIST || unit === OPEN_OBJECT) values += 1;
  }
  return values > limit;
}

/** Returns where the text that begins at `start` ends; the end of the input where it does not end. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** Tells whether an odd number of backslashes stands before the position. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (index - first) % 2 === 1;
}
