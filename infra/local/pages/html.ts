/** A text that is HTML already: only `html` makes one, so that everything else is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** Builds HTML; every value put in is escaped, unless it is HTML itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.map((text, index) => text + write(parts[index] ?? '')).join(''));
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((piece) => piece.text).join('\n');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
