import type { FactValue } from '#shared/rules/fact.ts';

/** The ways to write the value of a fact. */
export const FACT_KINDS = ['text', 'number', 'yes', 'no', 'nothing', 'texts', 'numbers'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Returns the way in which a value is written; undefined where there is none. */
export function factKind(value: unknown): FactKind | undefined {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return value.some(isNumber) ? 'numbers' : 'texts';
  if (isNumber(value)) return 'number';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? 'text' : undefined;
}

/** Returns the value that a way of writing begins with. */
export function begunFact(kind: FactKind): FactValue | FactValue[] {
  switch (kind) {
    case 'text':
      return '';
    case 'number':
      return 0;
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'nothing':
      return null;
    case 'texts':
      return [''];
    case 'numbers':
      return [0];
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
