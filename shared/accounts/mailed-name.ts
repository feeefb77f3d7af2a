import type { Account } from './account.ts';
import { MAILED_NAME_LENGTH } from './limits.ts';

/** The ends of addresses that are links in capitals too: the usual ones, and those of the countries around. */
const USUAL_ENDS =
  'com|net|org|info|biz|eu|io|co|app|dev|me|site|online|shop|store|xyz|top|link|click|live|ru|cn|' +
  'at|be|ch|cz|de|dk|es|fi|fr|gb|hr|hu|ie|it|li|lt|lu|lv|nl|no|pl|pt|ro|se|si|sk|uk';
/** Abbreviations that people write behind a full stop without a space: `Soc.coop.agr.`, `Sp.zoo`. */
const ABBREVIATIONS = 'agr|agric|arl|coop|kfm|kfr|ltd|mbh|oo|sas|srl|zoo';

/** The parts of a word that programs for mails turn into a link. */
const LINKS = [
  /:\/\//,
  /(?<![\p{L}\p{N}])www\./iu,
  /[\p{L}\p{N}]\.\p{L}{2,}[/:?#]/u,
  new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}.-]*[\\p{L}\\p{N}]\\.(?:${USUAL_ENDS})(?!\\p{L})`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}]{2}\\.(?!(?:${ABBREVIATIONS})(?!\\p{L}))\\p{Ll}{2,}(?!\\p{L})`, 'u'),
];

const isLink = (word: string): boolean => {
  const plain = word.normalize('NFKC');
  return LINKS.some((link) => link.test(plain));
};

const LEFT_OUT = '…';
/** The endings of the files that people import. */
const FILE_ENDING = /\.(?:csv|xlsx?)$/i;

/** The part of an account that decides how mails call it. */
type Named = Pick<Account['staticData'], 'name' | 'role'>;

/**
 * Returns the name of an account as mails show it, also to people who do not use the account. Offices are called as
 * administrators have named them; farms and sellers choose their names.
 */
export const mailedName = ({ name, role }: Named): string =>
  role === 'SUP' || role === 'AGR' ? mailedText(name) : name;

/**
 * Returns words that a person has chosen as mails show them: those that would be links, and the end of a long text, are
 * left out.
 */
export function mailedText(chosen: string): string {
  const words = chosen.split(/\s+/).map((word) => (isLink(word) ? LEFT_OUT : word));
  const shown = words.filter((word, index) => word !== LEFT_OUT || words[index - 1] !== LEFT_OUT);
  const text = shown.join(' ');
  return text.length <= MAILED_NAME_LENGTH
    ? text
    : `${text.slice(0, MAILED_NAME_LENGTH - 1).toWellFormed()}${LEFT_OUT}`;
}

/** Returns the name of a file as mails show it, as `mailedText` does, but with its ending. */
export function mailedFile(name: string): string {
  const [ending = ''] = FILE_ENDING.exec(name) ?? [];
  return mailedText(name.slice(0, name.length - ending.length)) + ending;
}
