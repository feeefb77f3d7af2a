import type { Context } from '#functions/kernel/context.ts';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import type { Region } from '#shared/countries/region.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { AuthorityChanged } from '#shared/requests/authority-changed.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { requestProcessClass } from '#shared/requests/request-process.ts';
import type { RequestFormField } from '#shared/requests/requestformfield.ts';
import { RequestPackage, requestPackageClass } from '#shared/requests/requestpackage.ts';
import { Ruleset } from '#shared/rules/ruleset.ts';

/** Another authority takes over what is open in its region. */
export const regionRule: EntityRule<Region> = {
  beforeSave: async ({ before, data }) => {
    const isOther = before !== undefined && data.aut !== undefined && before.data.aut !== data.aut;
    const body = { region: before?.id ?? '' } satisfies AuthorityChanged;
    return { data, messages: isOther ? [{ queue: 'requests', body }] : [] };
  },
};

/** A package pins only what there is: a request would be stuck at a step whose fields or rules are not to be found. */
export const requestPackageRule: EntityRule<RequestPackage> = {
  beforeSave: async ({ data, context: { store } }) => {
    const pins = pinsOf(data);
    const found = await store.revisions(pins.map(({ pin }) => pin));
    const known = new Map(found.map((one) => [`${one.id} ${one.rev}`, one]));
    const missing = pins.filter(({ pin }) => !known.has(`${pin.id} ${pin.rev}`));
    if (missing.length > 0)
      throw refused(
        missing.map(({ path }) => path),
        'unknownRevision',
      );
    const { ruleset } = data;
    const rules = ruleset && known.get(`${ruleset.id} ${ruleset.rev}`);
    // Whoever fills a form reads its rules.
    if (rules && !Ruleset.parse(rules.data).public) throw refused(['ruleset'], 'rulesetNotPublic');
    return { data };
  },
  // The page of a request reads its form by the rights of today: without the package nobody could read it any more.
  beforeDelete: async ({ before, context: { rows } }) => {
    const requests = await rows.count({
      entityClass: requestProcessClass.name,
      attributeFilter: { field: 'package.id', comparison: 'eq', value: before.id },
    });
    refuseIfUsed('packageInUse', { requests });
  },
};

/** A field stays once a package asks it, or has asked it before: the page of a request reads it as it reads the package. */
export const requestFormFieldRule: EntityRule<RequestFormField> = {
  beforeSave: async ({ data }) => ({ data }),
  beforeDelete: async ({ before, context }) =>
    refuseIfUsed('fieldInUse', { packages: await packagesAsking(before.id, context) }),
};

async function packagesAsking(
  field: string,
  { rows, store }: Pick<Context, 'rows' | 'store'>,
): Promise<number> {
  const packages = await readAllRows(rows, {
    entityClass: requestPackageClass.name,
    attributeFilter: { field: 'internalName', comparison: 'exists', value: true },
  });
  let asking = 0;
  for (const { id, rev: newest } of packages) {
    const pins = Array.from({ length: newest }, (_, at) => ({ id, rev: at + 1 }));
    const revisions = await store.revisions(pins);
    const fields = revisions
      .flatMap(({ data }) => RequestPackage.parse(data).steps)
      .flatMap(fieldsOf);
    if (fields.includes(field)) asking += 1;
  }
  return asking;
}

const fieldsOf = ({ fields }: RequestPackage['steps'][number]): string[] =>
  fields.map(({ id }) => id);

function refuseIfUsed(
  name: 'packageInUse' | 'fieldInUse',
  counted: Readonly<Record<string, number>>,
): void {
  if (Object.values(counted).every((count) => count === 0)) return;
  const error = requestErrors[name];
  throw new AppError(error, { details: [fieldDetail('id', error, counted)] });
}

function pinsOf({ steps, ruleset }: RequestPackage) {
  return [
    ...steps.flatMap(({ fields }, step) =>
      fields.map((pin, at) => ({ pin, path: `steps.${step}.fields.${at}` })),
    ),
    ...(ruleset ? [{ pin: ruleset, path: 'ruleset' }] : []),
  ];
}

function refused(paths: readonly string[], name: 'unknownRevision' | 'rulesetNotPublic'): AppError {
  const error = requestErrors[name];
  return new AppError(error, { details: paths.map((path) => fieldDetail(`data.${path}`, error)) });
}
