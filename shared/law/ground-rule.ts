import type { GroundRule, Law } from './law.ts';

/** Returns the row of the law about a ground; undefined where the law does not know it. */
export function groundRule(
  { grounds }: Pick<Law, 'grounds'>,
  ground: GroundRule['ground'],
): GroundRule | undefined {
  return grounds.find((row) => row.ground === ground);
}
