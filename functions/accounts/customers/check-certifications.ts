import type { World } from '#functions/kernel/context.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import { beginRun } from '#functions/kernel/jobs/run-time.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { type CertificationCheck, checkCertification, dueBefore } from './check-certification.ts';

/** The checks that run at the same time; the rest of each register's capacity is for people who sign in. */
const AT_ONCE = 4;
/** The failures in a row after which a register counts as down; the next run tries it again. */
const FAILURES_IN_A_ROW = 20;
/** The time that one run takes at most; farmers that are left are checked by the next run, an hour later. */
const RUN_MS = 4 * 60 * 1000;

type SweepWorld = Pick<World, 'store' | 'search' | 'clock' | 'certification' | 'random' | 'log'>;

export type CertificationSweep = Readonly<Record<CertificationCheck, number>>;

/** Checks the certification of every farmer whose last check is a day old, country by country. */
export async function checkCertifications(world: SweepWorld): Promise<CertificationSweep> {
  const { isOver } = beginRun(world.clock, RUN_MS);
  const counts = { checked: 0, skipped: 0, refused: 0, failed: 0 };
  for (const code of world.certification.countries) {
    const country = await world.store.claimedBy('country', 'code', code);
    if (country === undefined) continue;
    await sweepCountry(world, country, { counts, isOver });
  }
  if (isOver()) world.log.info('timer left work', { timer: 'accounts' });
  return counts;
}

async function sweepCountry(
  world: SweepWorld,
  country: string,
  { counts, isOver }: { counts: Record<CertificationCheck, number>; isOver: () => boolean },
): Promise<void> {
  let failures = 0;
  const query = {
    entityClass: accountClass.name,
    group: 'admin',
    keys: ['all'],
    filter: dueFarmers(country, await dueBefore(world)),
  };
  for await (const ids of eachHit(world.search, query)) {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      if (failures >= FAILURES_IN_A_ROW || isOver()) return;
      const some = ids.slice(start, start + AT_ONCE);
      const results = await Promise.all(some.map((id) => checkCertification(world, id)));
      for (const result of results) {
        counts[result] += 1;
        failures = result === 'failed' ? failures + 1 : 0;
      }
    }
  }
}

function dueFarmers(country: string, before: string): AttributeFilter {
  return {
    $and: [
      { field: 'staticData.role', comparison: 'eq', value: 'AGR' },
      { field: 'staticData.country', comparison: 'eq', value: country },
      { field: 'active', comparison: 'eq', value: true },
      { field: 'userData.controlNumber', comparison: 'exists', value: true },
      {
        $or: [
          { field: 'userData.lastApiCheck', comparison: 'exists', value: false },
          { field: 'userData.lastApiCheck', comparison: 'lte', value: before },
        ],
      },
    ],
  };
}
