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
  const all: ChangeEffect[] = [];
  for (const change of changes) {
    const { effects } = await api.call('POST admin/tellEffects', change, { signal, quiet: true });
    all.push(...effects);
  }
  return summedEffects(all);
}

/** Returns each effect once, with the sum of its counts; effects on different things stay apart. */
export function summedEffects(effects: readonly ChangeEffect[]): ChangeEffect[] {
  const sums = new Map<string, ChangeEffect>();
  for (const effect of effects) {
    const key = `${effect.effect} ${effect.of}`;
    const before = sums.get(key);
    sums.set(
      key,
      before === undefined ? effect : { ...effect, count: before.count + effect.count },
    );
  }
  return [...sums.values()];
}
