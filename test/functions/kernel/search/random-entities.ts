import type { Entity } from '#shared/kernel/entity.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';
import type { SeededRandom } from '#test/support/seeded-random.ts';

/** Every kind of column, with one value and, through the list `weeks`, with several. */
export const columns = {
  breed: 'text',
  note: 'text',
  tags: 'texts',
  amount: 'number',
  price: 'number',
  organic: 'boolean',
  from: 'time',
  seen: 'time',
  place: 'geo',
  never: 'text',
  'weeks.week': 'text',
  'weeks.amount': 'number',
  'weeks.open': 'boolean',
  'weeks.from': 'time',
  'weeks.place': 'geo',
} as const satisfies Columns;

export const TEXTS = [
  'Fleckvieh',
  'fleckvieh',
  'Braunvieh',
  'Grüber Straße',
  'gruber strasse',
  'Grueber',
  'Köhlær',
  'Koehlaer',
  'Ødegård',
  'Češka',
  'ÄÖÜ',
  'aou',
  'Zwergzebu',
  'L’Île',
  '10 %',
  '',
];

export const DAYS = ['2025-12-31', '2026-01-01', '2026-03-05', '2026-07-14', '1969-05-01'];

/** Around Central Europe, some elsewhere: at a pole, over the date line. */
export function randomPlace(random: SeededRandom) {
  if (random.chance(0.03)) {
    return random.pick([
      { lat: 89.99, lon: 10 },
      { lat: -89.5, lon: -170 },
      { lat: 1, lon: 179.95 },
      { lat: 1, lon: -179.95 },
      { lat: 0, lon: 0 },
    ]);
  }
  return { lat: 46 + random.next() * 9, lon: 6 + random.next() * 10 };
}

function randomInstant(random: SeededRandom): string {
  return new Date(1_760_000_000_000 + random.below(30_000_000_000)).toISOString();
}

function randomWeek(random: SeededRandom): object {
  return {
    ...(random.chance(0.8) && { week: `2026-W${random.below(5)}` }),
    ...(random.chance(0.8) && { amount: random.below(50) }),
    ...(random.chance(0.5) && { open: random.chance(0.5) }),
    ...(random.chance(0.5) && { from: random.pick(DAYS) }),
    ...(random.chance(0.3) && { place: randomPlace(random) }),
  };
}

/** An entity whose fields are now and then absent or of a wrong type. */
export function randomEntity(random: SeededRandom, id: string, rev: number): Entity {
  const data: Record<string, unknown> = {
    breed: random.pick(TEXTS),
    note: random.chance(0.1) ? 12 : `note ${random.below(100_000)} ${random.pick(TEXTS)}`,
    tags: Array.from({ length: random.below(4) }, () => random.pick(TEXTS)),
    amount: random.chance(0.02) ? random.below(2 ** 40) : random.below(300) - 20,
    // Quarters: sums are exact in any order.
    price: random.below(40_000) / 4,
    organic: random.chance(0.5),
    from: random.pick(DAYS),
    seen: randomInstant(random),
    place: random.chance(0.05) ? { lat: 'north' } : randomPlace(random),
    weeks: Array.from({ length: random.below(4) }, () => randomWeek(random)),
  };
  for (const field of Object.keys(data)) if (random.chance(0.08)) delete data[field];
  return {
    id,
    rev,
    entityclass: 'sample',
    attributeset: 'default',
    data,
    updated: randomInstant(random),
    updatedBy: 'system',
  };
}
