// Each repetition below is bounded, because the texts come from anybody.
/**
 * The part of a web address after `?` or `#`, which holds facts about the reader; a line and column behind it are
 * kept.
 */
const QUERY =
  /((?:\b[a-z][\w+.-]{0,30}:\/\/|(?<=^|[\s"'(])\/)[^\s?#"'<>()]{0,500})[?#][^\s"'<>)]*?(?=(?::\d{1,7}){0,2}(?:[\s"'<>)]|$))/gi;
/** The secret of a mailed link: a whole part of a path, of the length of a secret; files of the build have names. */
const SECRET = /(?<!\/assets)\/[\w-]{22}(?=$|[^\w-])/g;
/** An e-mail address; Firefox and Safari write the place of a call as `name@https://…`. */
const EMAIL = /[^\s"'<>@:/?&=]{1,64}@(?!\w[\w+.-]{0,30}:\/\/)[^\s"'<>@]{1,255}/g;
const TOKEN = /\beyJ[\w-]{1,4000}\.[\w-]{1,4000}(?:\.[\w-]{0,4000})?/g;
const DATA_URI = /\bdata:[^\s"'<>)]+/gi;
/** Telephone and control numbers; lines and columns are shorter or stand after a colon. */
const LONG_NUMBER = /(?<![\w:-])\+?\d[\d ./()-]{5,30}\d(?![\w-])/g;

/** Returns a text that a browser wrote without anything that could name a person or open a door. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(DATA_URI, '[data]')
    .replace(QUERY, '$1')
    .replace(SECRET, '/[secret]')
    .replace(TOKEN, '[token]')
    .replace(EMAIL, '[address]')
    .replace(LONG_NUMBER, '[number]');
}
