import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { entityAs } from '#functions/kernel/store/entity-as.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { RequestPackage } from '#shared/requests/requestpackage.ts';
import { rulesetClass } from '#shared/rules/ruleset.ts';

/** Refuses a package that pins what does not exist: a request would stop at a step without its fields or rules. */
export const requestPackageRule: EntityRule<RequestPackage> = {
  beforeSave: async ({ data, context: { store } }) => {
    const pins = pinsOf(data);
    const found = await store.untyped.revisions(pins.map(({ pin }) => pin));
    const known = new Map(found.map((entity) => [`${entity.id} ${entity.rev}`, entity]));
    const missing = pins.filter(({ pin }) => !known.has(`${pin.id} ${pin.rev}`));
    if (missing.length > 0)
      throw refused(
        missing.map(({ path }) => path),
        'unknownRevision',
      );
    const { ruleset } = data;
    const rules = ruleset && known.get(`${ruleset.id} ${ruleset.rev}`);
    // Whoever fills a form reads its rules.
    if (rules && !entityAs(rulesetClass, rules)?.data.public)
      throw refused(['ruleset'], 'rulesetNotPublic');
    return { data };
  },
};

function pinsOf({ steps, ruleset }: RequestPackage) {
  return [
    ...steps.flatMap(({ fields }, step) =>
      fields.map((pin, index) => ({ pin, path: `steps.${step}.fields.${index}` })),
    ),
    ...(ruleset ? [{ pin: ruleset, path: 'ruleset' }] : []),
  ];
}

function refused(paths: readonly string[], name: 'unknownRevision' | 'rulesetNotPublic'): AppError {
  const error = requestErrors[name];
  return new AppError(error, { details: paths.map((path) => fieldDetail(`data.${path}`, error)) });
}
