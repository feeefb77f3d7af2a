import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { SPECIES } from '#infra/demo/species/species-table.ts';
import { labelsOf } from '#infra/demo/texts.ts';
import { defined } from '#shared/kernel/defined.ts';
import { OFFERFIELDS, type OfferfieldRow } from './offerfield-table.ts';

export function buildOfferfields(): DemoEntity[] {
  return OFFERFIELDS.map((row, index) => {
    const rule = ruleOf(row);
    return demoEntity('offerfield', demoId(`offerfield.${row.key}`), {
      labels: labelsOf(row.texts),
      ...(row.description === undefined ? {} : { descriptions: labelsOf(row.description) }),
      entryType: row.entryType,
      type: row.filter ? 'filter' : 'information',
      sorting: (index + 1) * 10,
      group: row.group,
      options: (row.options ?? []).map(([id, texts, group]) => ({
        id,
        labels: labelsOf(texts),
        ...defined({ group }),
      })),
      optionGroups: (row.optionGroups ?? []).map(([id, texts]) => ({
        id,
        labels: labelsOf(texts),
      })),
      visibility: rule,
      ...(row.mandatory ? { mandatory: rule } : {}),
      ...defined({ reportCode: row.report }),
    });
  });
}

function ruleOf({ species, usages = [], ages = [], genders = [] }: OfferfieldRow) {
  // A species has some of the keys that a field names for several.
  const below = (entityclass: string, keys: readonly string[], list: 'usages' | 'ages') =>
    SPECIES.filter(({ key: kind }) => species.includes(kind)).flatMap((kind) =>
      kind[list]
        .filter(({ key }) => keys.includes(key))
        .map(({ key }) => demoId(`${entityclass}.${kind.key}.${key}`)),
    );
  return {
    animalkinds: species.map((key) => demoId(`animalkind.${key}`)),
    animalusages: below('animalusage', usages, 'usages'),
    ageCategories: below('agecategory', ages, 'ages'),
    genders: [...genders],
  };
}
