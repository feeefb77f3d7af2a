import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { ApiClient } from './api-client.ts';
import type { CallInput } from './contract.ts';

type Change = CallInput<'POST admin/tellEffects'>;

/** Returns what several changes would cause together now: each effect once, with the sum of its counts. */
export async function tellEffectsOfAll(
  api: Pick<ApiClient, 'call'>,
  changes: readonly Change[],
  signal: AbortSignal,
): Promise<ChangeEffect[]> {
  const told: ChangeEffect[] = [];
  for (const change of changes) {
    const { effects } = await api.call('POST admin/tellEffects', change, { signal, quiet: true });
    told.push(...effects);
  }
  return summedEffects(told);
}

/** Returns each effect once, with the sum of its counts; effects on different things stay apart. */
export function summedEffects(effects: readonly ChangeEffect[]): ChangeEffect[] {
  const sums = new Map<string, ChangeEffect>();
  for (const told of effects) {
    const key = `${told.effect} ${told.of}`;
    const before = sums.get(key);
    sums.set(key, before === undefined ? told : { ...told, count: before.count + told.count });
  }
  return [...sums.values()];
}
