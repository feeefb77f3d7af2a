import * as z from 'zod';

/** Characters without a picture of their own: spaces of no width, marks of direction, soft hyphens, joiners. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;
/** The same without those that letters and emoji need inside of words: joiners and selectors of variants. */
const STRAY = /(?!\p{M}|\u200c|\u200d)\p{Default_Ignorable_Code_Point}/gu;
const BLANK = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;

/** Returns a code, number or address as it is seen: pasted text often brings along characters that nobody sees. */
export const seenCode = (typed: string): string => typed.replace(UNSEEN, '').trim();

/** Returns words as they are seen; empty where they show nothing. */
export const seenWords = (typed: string): string =>
  BLANK.test(typed) ? '' : typed.replace(STRAY, '').trim();

/** A code, a number or a postal code. */
export const CodeText = z.string().overwrite(seenCode);

/** A name of a person, a farm or a place. */
export const NameText = z.string().overwrite(seenWords);
