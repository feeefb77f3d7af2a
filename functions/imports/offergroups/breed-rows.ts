import type * as z from 'zod';
import { isSameAsStored } from '#functions/kernel/store/same-as-stored.ts';
import { usesOfEndedSpecifications } from '#functions/masterdata/public.ts';
import { headingKey } from '#shared/imports/mapping.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { labelFor } from '#shared/kernel/label.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Offergroup, offergroupClass } from '#shared/masterdata/offergroup.ts';
import { named } from '../by-name.ts';
import { classFault } from '../class-fault.ts';
import type { ImportedRows, Importer, RowPlan, RowPlanner, RowValues } from '../imported-rows.ts';
import { savedRow, unsavedRow } from '../row-plans.ts';
import { faultOf } from '../row-reader.ts';
import { breedKey, type KnownEntries, readKnownEntries } from './known-entries.ts';
import { type BreedFault, type ReadBreed, readBreed, specificationsWith } from './read-breed.ts';

/** The kind of rows with breeds and origins, imported by an administrator. */
export const breedRows: ImportedRows = {
  changeset: 'import',
  isFor: (who) => hasRole(who, 'ADM'),
  begin: breedPlanner,
};

async function breedPlanner(importer: Importer): Promise<RowPlanner> {
  const { world, language } = importer;
  const known = await readKnownEntries(importer);
  return {
    keyOf: (text) => rowKey(text, known),
    plan: async (rows) => {
      const read = rows.map((row) => ({ row, breed: readBreed(row.values, known, language) }));
      const ids = read.flatMap(({ row, breed }) =>
        'code' in breed ? [] : (known.breeds.get(keyIn(row, breed))?.id ?? []),
      );
      const fresh = await world.store.latestOf(offergroupClass, ids, { fresh: true });
      const byId = new Map(fresh.map((entity) => [entity.id, entity]));
      return read.map(({ row, breed }) => {
        if ('code' in breed) return failedRow(row.row, breed);
        const before = byId.get(known.breeds.get(keyIn(row, breed))?.id ?? '');
        const { data, error } =
          before === undefined
            ? newBreed(breed, language)
            : changedBreed(before.data, breed, language);
        if (error) return unsavedRow(row.row, 'failed', [classFault(row, error, BREED_PATHS)]);
        return before === undefined
          ? createdRow(row, data, world.newId())
          : changedRow(row, before, data);
      });
    },
    messagesOf: () => [],
    restored: async (before, data) => {
      const breed = { ...before, data: Offergroup.parse(before.data) };
      const uses = await usesOfEndedSpecifications(world, breed, Offergroup.parse(data));
      return uses > 0 ? 'used' : data;
    },
    nameOf: ({ data }) => labelFor(Offergroup.parse(data).labels, language),
  };
}

/**
 * Returns the form of kind and name that tells rows apart: two rows are about the same breed where the database takes
 * them for one, whatever language names the kind.
 */
function rowKey(text: string, { animalkinds }: Pick<KnownEntries, 'animalkinds'>): string {
  const [kind = '', ...name] = text.split('\n');
  const [animalkind] = named(animalkinds, kind);
  return breedKey(animalkind?.id ?? headingKey(kind), name.join('\n'));
}

const keyIn = ({ values }: RowValues, { animalkind }: ReadBreed): string =>
  breedKey(animalkind, values.name ?? '');

/** The columns whose cells lead to the paths of a breed. */
const BREED_PATHS = {
  labels: 'names',
  activeInCountries: 'countries',
  category2: 'category2',
  offerSpecifications: 'specifications',
  breedCode: 'breedCode',
  '': 'name',
};

type Tried = z.ZodSafeParseResult<Offergroup>;

function newBreed(breed: ReadBreed, language: Locale): Tried {
  const { animalkind, labels, specifications = [], ...told } = breed;
  return Offergroup.safeParse({
    ...defined(told),
    animalkind,
    labels,
    offerSpecifications: specificationsWith(specifications, [], language),
  });
}

/**
 * Returns a breed with the changes of a row. An empty cell changes nothing; names in languages that the row does not
 * tell stay. A name that the language has from another one already, as an exported file tells it, is not added.
 * Countries share a breed: those of the row and their categories are added, and a breed of all countries stays so.
 */
function changedBreed(before: Offergroup, breed: ReadBreed, language: Locale): Tried {
  const { specifications = [], activeInCountries = [], category2 = [], ...told } = breed;
  const isEverywhere = before.activeInCountries.length === 0;
  const shown = labelFor(before.labels, language);
  const labels = breed.labels.filter(({ lang, label }) => lang !== language || label !== shown);
  return Offergroup.safeParse({
    ...before,
    ...defined(told),
    activeInCountries: isEverywhere ? [] : joined(before.activeInCountries, activeInCountries),
    category2: joined(before.category2, category2),
    labels: [
      ...before.labels.map((old) => labels.find(({ lang }) => lang === old.lang) ?? old),
      ...labels.filter(({ lang }) => !before.labels.some((old) => old.lang === lang)),
    ],
    offerSpecifications: specificationsWith(specifications, before.offerSpecifications, language),
  });
}

const joined = (before: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...before, ...more]),
];

const failedRow = (row: number, { column, value, code, detail }: BreedFault): RowPlan =>
  unsavedRow(row, 'failed', [{ ...faultOf(row, column, value, code), ...defined({ detail }) }]);

const createdRow = ({ row }: RowValues, data: Offergroup, id: string): RowPlan =>
  savedRow(row, { kind: 'create', id, entityclass: offergroupClass.name, data });

const changedRow = ({ row }: RowValues, before: Entity<Offergroup>, data: Offergroup): RowPlan =>
  isSameAsStored(data, before.data)
    ? unsavedRow(row, 'unchanged')
    : savedRow(row, { kind: 'update', before, data });
