import type { Account } from '#shared/accounts/account.ts';
import { customerFilter } from '#shared/accounts/customer-filter.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from './accounts.ts';
import { seededRandom } from './seeded-random.ts';

const FIRST = ['Anna', 'José', 'Grete', 'Øyvind', 'Hans-Peter', 'Zoë', 'Karl', 'Elżbieta', 'Uli'];
const LAST = ['Müller', 'Groß', 'Huber', 'Weiß', 'Şahin', 'Lindner', 'Dvořák', 'Nguyễn', 'Bauer'];
const FARMS = ['Biohof', 'Hof', 'Demeterhof', 'Arche-Hof', 'Landgut', 'Ziegenhof'];
const PLACES = ['am See', 'Sonnenberg', 'Obere Mühle', 'St. Pölten', 'Hügel', 'Waldrand'];

/** Farmers of a control body, all with different names and control numbers, as a large one has them. */
export function manyCustomers(count: number, ins: string): Entity<Account>[] {
  // Always the same people: searches and their prices are compared.
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, index) => {
    const digits = String(index).padStart(7, '0');
    const person = `${random.pick(FIRST)} ${random.pick(LAST)}`;
    const name = `${random.pick(FARMS)} ${random.pick(PLACES)} ${digits.slice(2)} ${person}`;
    const customer = accountOf('AGR', name, {
      userData: {
        controlNumber: `276-${digits.slice(0, 3)}-${digits.slice(3)}`,
        address: { city: 'Landshut', citycode: '84028' },
        insData: [{ ins }],
      },
    });
    return { ...customer, id: random.uuid(), updated: '2026-01-01T00:00:00.000Z' };
  });
}

/** What a control body asks when it looks for a customer. */
export function customerSearch(typed: string, limit = 20) {
  const filter = customerFilter(typed);
  if (filter === undefined) throw new Error(`too short: ${typed}`);
  const isFarmer: AttributeFilter = { field: 'staticData.role', comparison: 'eq', value: 'AGR' };
  return {
    entityClass: 'account',
    attributeFilter: { $and: [isFarmer, filter] },
    pagination: { start: 0, limit },
    sorting: [{ field: 'staticData.name', direction: 'asc' as const }],
  };
}
