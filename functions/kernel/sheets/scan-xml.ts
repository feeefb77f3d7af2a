import { AppError } from '#shared/kernel/app-error.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { XML_ATTRIBUTES, XML_ELEMENTS } from './sheet-limits.ts';

/** The callbacks of a scan; names come without their prefix, attributes as they stand in the tag. */
export type XmlEvents = {
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
};

export type XmlScan = {
  /** Takes the next piece of the document, and tells at once of the tags and texts that it ends. */
  readonly write: (piece: string) => void;
  /**
   * Ends the document.
   * @throws AppError `sheets.damaged` where it is incomplete
   */
  readonly end: () => void;
};

/** The most characters of a tag or a text that has not ended yet. */
const TAG_CHARACTERS = 256 * 1024;
const DEPTH = 64;

const damaged = (): AppError => new AppError(sheetErrors.damaged);

/**
 * Scans an XML document piece by piece, as spreadsheets write it: a document type, which could declare entities, is
 * refused, and of entities only the five of XML and numbers of characters are known. It is some times faster than
 * parsers for all of XML, and keeps nothing but an unfinished tag.
 */
export function scanXml(events: XmlEvents): XmlScan {
  let rest = '';
  const open: string[] = [];
  let elements = 0;

  const tag = (inside: string): void => {
    const isClosing = inside.charCodeAt(0) === SLASH;
    if (isClosing) {
      const name = localName(inside.slice(1).trimEnd());
      if (open.pop() !== name) throw damaged();
      events.close(name);
      return;
    }
    const isEmpty = inside.charCodeAt(inside.length - 1) === SLASH;
    const content = isEmpty ? inside.slice(0, -1) : inside;
    const nameEnd = endOfName(content);
    if (nameEnd === 0) throw damaged();
    elements += 1;
    if (elements > XML_ELEMENTS) throw new AppError(sheetErrors.tooLarge);
    const name = localName(content.slice(0, nameEnd));
    const attributes = content.slice(nameEnd);
    requireFew(attributes);
    events.open(name, attributes);
    if (isEmpty) events.close(name);
    else if (open.push(name) > DEPTH) throw damaged();
  };

  /** Returns the place after a comment, CDATA or instruction, or -1 where it does not end in this piece. */
  const afterMarkup = (all: string, start: number): number => {
    for (const [begin, end] of MARKUP) {
      const begins = all.startsWith(begin, start);
      // The piece may end within `<![CDATA[`.
      if (!begins && begin.startsWith(all.slice(start))) return -1;
      if (!begins) continue;
      const ends = all.indexOf(end, start + begin.length);
      if (ends === -1) return -1;
      if (begin === CDATA) events.text(all.slice(start + begin.length, ends));
      return ends + end.length;
    }
    throw damaged();
  };

  return {
    write: (piece) => {
      const all = rest + piece;
      let place = 0;
      for (let begin = all.indexOf('<'); begin !== -1; begin = all.indexOf('<', place)) {
        if (open.length > 0) events.text(unescapeXml(all.slice(place, begin)));
        place = begin;
        const next = all.charCodeAt(place + 1);
        if (next === EXCLAMATION || next === QUESTION) {
          const after = afterMarkup(all, place);
          if (after === -1) break;
          place = after;
          continue;
        }
        const end = endOfTag(all, place + 1);
        if (end === -1) break;
        tag(all.slice(place + 1, end));
        place = end + 1;
      }
      // Text at the end of a piece waits, so that an entity is not cut in two.
      rest = all.slice(place);
      if (rest.length > TAG_CHARACTERS) throw damaged();
    },
    end: () => {
      if (open.length > 0 || rest.trim() !== '') throw damaged();
    },
  };
}

const SLASH = 47;
const EXCLAMATION = 33;
const QUESTION = 63;
const QUOTE = 34;
const APOSTROPHE = 39;
const CDATA = '<![CDATA[';
const MARKUP: readonly (readonly [string, string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  [CDATA, ']]>'],
];

/** Returns the end of a tag, because a `>` may stand in the value of an attribute. */
function endOfTag(all: string, from: number): number {
  let end = all.indexOf('>', from);
  let start = from;
  for (;;) {
    const quote = firstQuote(all, start, end);
    if (quote === -1) return end;
    const closing = all.indexOf(all.charAt(quote), quote + 1);
    if (closing === -1) return -1;
    start = closing + 1;
    if (closing > end) end = all.indexOf('>', start);
  }
}

function firstQuote(all: string, from: number, to: number): number {
  for (let index = from; index < to; index += 1) {
    const code = all.charCodeAt(index);
    if (code === QUOTE || code === APOSTROPHE) return index;
  }
  return -1;
}

/** The characters of the shortest name of an attribute, with the blank before it. */
const SHORTEST = 2;

/**
 * Refuses an element with very many attributes.
 * @throws AppError `sheets.tooLarge`
 */
function requireFew(attributes: string): void {
  if (attributes.length <= XML_ATTRIBUTES * SHORTEST) return;
  const names = attributes.replace(/"[^"]*"|'[^']*'/g, ' ').match(/[^\s=]+/g) ?? [];
  if (names.length > XML_ATTRIBUTES) throw new AppError(sheetErrors.tooLarge);
}

function endOfName(content: string): number {
  let end = 0;
  while (content.charCodeAt(end) > 32) end += 1;
  return end;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-zA-Z]+|);?/g, (whole, entity: string) => {
    if (!whole.endsWith(';')) throw damaged();
    const named = NAMED.get(entity);
    if (named !== undefined) return named;
    const code = /^#x/.test(entity)
      ? Number.parseInt(entity.slice(2), 16)
      : Number.parseInt(entity.slice(1), 10);
    if (!(code > 0 && code <= 0x10ffff)) throw damaged();
    return String.fromCodePoint(code);
  });
}

/** Returns the value of an attribute of a tag, by its name without prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + 1)) {
    const before = attributes.charAt(at - 1);
    if (before !== ':' && before.trim() !== '') continue;
    const value = /^\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(attributes.slice(at + name.length));
    if (value) return unescapeXml(value[1] ?? value[2] ?? '');
  }
  return undefined;
}
