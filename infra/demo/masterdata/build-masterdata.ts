import { countryId } from '#infra/demo/countries/build-countries.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { COAT_TABLE } from '#infra/demo/species/coat-table.ts';
import { CATEGORY1_KEYS, MENU_KEYS, type SpeciesRow } from '#infra/demo/species/species-row.ts';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { labelsOf, nameLabelsOf } from '#infra/demo/texts.ts';
import { defined } from '#shared/kernel/defined.ts';
import { COATS } from '#shared/masterdata/coat.ts';
import { breedsOf } from './breeds-of.ts';
import { CATEGORY1, CLASSIFICATIONS, MENUS } from './masterdata-table.ts';

/** The lists that name breeds in danger of being lost, as the demo data takes them: one for all breeds that are. */
const ENDANGERED_LISTS = [
  ['DE', 'Rote Liste einheimischer Nutztierrassen (BLE)', '2025'],
  ['AT', 'ÖPUL-Liste der seltenen Nutztierrassen', '2025'],
  ['LU', 'Liste des races menacées', '2025'],
  ['DK', 'Liste over bevaringsværdige husdyrracer', '2025'],
].map(([code, list, version]) => ({
  country: demoId(`country.${code?.toLowerCase()}`),
  list,
  version,
}));

const kindId = ({ key }: Pick<SpeciesRow, 'key'>) => demoId(`animalkind.${key}`);

/** Builds every class of reference data that belongs to the species. */
export function buildMasterdata(): DemoEntity[] {
  return [
    ...SPECIES.flatMap((species) => [
      buildAnimalkind(species),
      ...buildAges(species),
      ...buildUsages(species),
      ...buildBreeds(species),
    ]),
    ...buildCategory1(),
    ...buildClassifications(),
    ...buildMenus(),
  ];
}

function buildAnimalkind(species: SpeciesRow): DemoEntity {
  return demoEntity('animalkind', kindId(species), {
    labels: labelsOf(species.texts),
    scientificName: species.scientificName,
    cat1Mandatory: species.category1.length > 1,
    cat1CanHaveMulti: species.key === 'cattle' || species.key === 'sheep',
    ...defined({ reportCode: species.report, picture: species.picture }),
  });
}

function buildAges(species: SpeciesRow): DemoEntity[] {
  return species.ages.map(({ key, texts, report, preorder }, index) =>
    demoEntity('agecategory', demoId(`agecategory.${species.key}.${key}`), {
      labels: labelsOf(texts),
      animalkinds: [kindId(species)],
      sorting: (index + 1) * 10,
      reportCode: report,
      ...defined({ preorder }),
    }),
  );
}

function buildUsages(species: SpeciesRow): DemoEntity[] {
  return species.usages.map(({ key, texts, report, increment, noMixedGender, preorder }) =>
    demoEntity('animalusage', demoId(`animalusage.${species.key}.${key}`), {
      labels: labelsOf(texts),
      animalkinds: [kindId(species)],
      offerSizeIncrement: increment ?? 1,
      noMixedGender: noMixedGender ?? false,
      ...defined({ reportCode: report, preorder }),
    }),
  );
}

function buildBreeds(species: SpeciesRow): DemoEntity[] {
  const groups = species.breedGroups.map(({ key, texts }) =>
    demoEntity('category2', demoId(`category2.${species.key}.${key}`), {
      labels: labelsOf(texts),
      animalkinds: [kindId(species)],
    }),
  );
  const coats = COAT_TABLE[species.key] ?? {};
  const breeds = breedsOf(species).map(({ id, category2, row }) =>
    demoEntity('offergroup', id, {
      labels: nameLabelsOf({ de: row.name, ...defined({ en: row.english }) }),
      animalkind: kindId(species),
      activeInCountries: COUNTRIES.filter(
        (country) => !country.withoutSpecies.includes(species.key),
      ).map(countryId),
      category2: [category2],
      offerSpecifications: (row.specifications ?? []).map(([key, texts]) => ({
        id: key,
        labels: labelsOf(texts),
      })),
      ...defined({ breedCode: row.code }),
      endangered: row.endangered ?? false,
      endangeredLists: row.endangered === true ? ENDANGERED_LISTS : [],
      adaptedBreed: row.adapted ?? false,
      ...defined({ coat: COATS.find((coat) => coats[coat]?.includes(row.name)) }),
    }),
  );
  return [...groups, ...breeds];
}

function buildCategory1(): DemoEntity[] {
  return CATEGORY1_KEYS.map((key) => {
    const { texts, ...flags } = CATEGORY1[key];
    return demoEntity('category1', demoId(`category1.${key}`), {
      labels: labelsOf(texts),
      animalkinds: SPECIES.filter(({ category1 }) => category1.includes(key)).map(kindId),
      ...flags,
    });
  });
}

function buildClassifications(): DemoEntity[] {
  return CLASSIFICATIONS.map(({ key, texts, species }) =>
    demoEntity('classification', demoId(`classification.${key}`), {
      labels: labelsOf(texts),
      animalkinds: species.map((kind) => demoId(`animalkind.${kind}`)),
    }),
  );
}

/** Builds the menus: a group with one species is a link to it, a larger one a dropdown. */
function buildMenus(): DemoEntity[] {
  return MENU_KEYS.map((key, index) => {
    const members = SPECIES.filter(({ menu }) => menu === key);
    const [first] = members;
    const entry =
      members.length === 1 && first
        ? { animalkind: kindId(first) }
        : {
            submenuItems: members.map((species, place) => ({
              labels: labelsOf(species.texts),
              sorting: (place + 1) * 10,
              animalkind: kindId(species),
            })),
          };
    return demoEntity('animalmenu', demoId(`animalmenu.${key}`), {
      labels: labelsOf(MENUS[key]),
      sorting: (index + 1) * 10,
      ...entry,
    });
  });
}
