const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** Marks a text in 8 characters (FNV-1a): another text has another mark. */
export function sourceMark(text: string): string {
  let mark = START;
  for (let index = 0; index < text.length; index += 1) {
    mark = Math.imul(mark ^ text.charCodeAt(index), PRIME);
  }
  return (mark >>> 0).toString(16).padStart(8, '0');
}
