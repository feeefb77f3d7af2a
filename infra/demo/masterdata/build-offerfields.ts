import { type DemoEntity, demoEntity } from '#infra/demo/demo-entity.ts';
import { demoId } from '#infra/demo/demo-id.ts';
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
  const below = (entityclass: string, keys: readonly string[]) =>
    species.flatMap((kind) => keys.map((key) => demoId(`${entityclass}.${kind}.${key}`)));
  return {
    animalkinds: species.map((key) => demoId(`animalkind.${key}`)),
    animalusages: below('animalusage', usages),
    ageCategories: below('agecategory', ages),
    genders: [...genders],
  };
}
