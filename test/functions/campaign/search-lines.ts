import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { testId } from '#test/support/test-id.ts';
import type { Cell, Line, Row } from './authorization-cells.ts';
import { EVERYBODY, everywhere, type Words } from './authorization-tables.ts';
import type { TargetName } from './authorization-targets.ts';
import { accountId, countryOf } from './campaign-people.ts';
import { CLASSES, targets } from './lines-on-targets.ts';

const leaf = (field: string, value: string | string[]): AttributeFilter => ({
  field,
  comparison: Array.isArray(value) ? 'in' : 'eq',
  value,
});

/** A search that names what the row lies in, so that whoever may find it does. */
const SEARCHES: Partial<
  Record<TargetName, { words: Words; filter: (cell: Cell) => AttributeFilter[] }>
> = {
  farmer: {
    words: {
      own: 'none ok   none none ok   none ok   none out',
      other: 'none ok   none none none none none none out',
      foreign: 'none ok   none none none none none none out',
    },
    filter: ({ caller, circle }) =>
      ['ADM', 'INS', 'ASO'].includes(caller)
        ? [leaf('staticData.role', 'AGR')]
        : [leaf('userData.supData.country', countryOf(circle))],
  },
  'published offer': {
    words: everywhere(EVERYBODY),
    filter: ({ circle }) => [
      leaf('country', countryOf(circle)),
      leaf('animalkind', testId('cattle')),
    ],
  },
  'archived offer': {
    words: {
      own: 'none ok   ok   none none ok   none none out',
      other: 'none ok   none none none none none none out',
      foreign: 'none ok   none none none none none none out',
    },
    filter: ({ circle }) => [
      leaf('owner', accountId('SUP', circle)),
      leaf('country', countryOf(circle)),
      leaf('animalkind', testId('cattle')),
      leaf('region', testId(`region ${circle}`)),
      leaf('autApproval.status', ['pending', 'accepted', 'rejected']),
    ],
  },
  papers: {
    words: {
      own: 'none ok   none ok   none none none ok   out',
      other: 'none ok   none none none none none none out',
      foreign: 'none ok   none none none none none none out',
    },
    filter: ({ circle }) => [leaf('owner', accountId('AGR', circle))],
  },
  request: {
    words: {
      own: 'guest ok   ok   ok   ok   ok   ok   ok   out',
      other: 'guest ok   none none none none none none out',
      foreign: 'guest ok   none none none none none none out',
    },
    filter: () => [],
  },
  'office rules': {
    words: everywhere('none ok   none none none none none none out'),
    filter: () => [],
  },
  draft: {
    words: {
      own: 'guest none none ok   none none none ok   out',
      other: 'guest none none none none none none none out',
      foreign: 'guest none none none none none none none out',
    },
    filter: () => [],
  },
};

export const searched = (
  more: object,
  found: Line['found'],
  asInput = (query: object): object => query,
): Row =>
  targets.flatMap((target) => {
    const search = SEARCHES[target];
    if (search === undefined || found === undefined) return [];
    const input = async (cell: Cell) =>
      asInput({
        entityClass: CLASSES[target as keyof typeof CLASSES],
        attributeFilter: {
          $and: [leaf('id', (await cell.row(target)).id), ...search.filter(cell)],
        },
        ...more,
      });
    return [{ what: target, input, found, ...search.words }];
  });
