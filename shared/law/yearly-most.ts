import { decimalProduct } from '#shared/kernel/decimal.ts';
import type { Law, ShareRule } from './law.ts';
import type { LawSpecies } from './law-words.ts';

/** The animals that a farm may buy in a year; `share`: per cent of its stock, absent in a small unit. */
export type YearlyMost = { readonly most: number; readonly share?: number };

/** Returns the row of a species; undefined where the law names no share. */
export function shareRuleOf(
  { shares }: Pick<Law, 'shares'>,
  species: LawSpecies,
): ShareRule | undefined {
  return shares.find((row) => row.species === species);
}

/** Returns how many animals renew a stock in a year, in whole animals; one of a small unit, whatever its share. */
export function renewalMost({ renewal, smallBelow }: ShareRule, stock: number): YearlyMost {
  return stock < (smallBelow ?? 0) ? { most: 1 } : ofShare(renewal, stock);
}

/**
 * Returns how many animals extend a stock in a year, never fewer than renew it; undefined where the stock has none, or
 * the law names no share.
 */
export function extensionMost(rule: ShareRule, stock: number): YearlyMost | undefined {
  if (rule.extension === undefined || stock === 0) return undefined;
  const [extended, renewed] = [ofShare(rule.extension, stock), renewalMost(rule, stock)];
  return renewed.most > extended.most ? renewed : extended;
}

const ofShare = (share: number, stock: number): YearlyMost => ({
  most: Math.floor(decimalProduct(decimalProduct(stock, share), 0.01)),
  share,
});
