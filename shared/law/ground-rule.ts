import type { GroundRule, Law } from './law.ts';

/** Returns what the law says of a ground; undefined where it does not know it. */
export function groundRule(
  { grounds }: Pick<Law, 'grounds'>,
  ground: GroundRule['ground'],
): GroundRule | undefined {
  return grounds.find((row) => row.ground === ground);
}
