import { type EntityRule, requireKept } from '#functions/kernel/entity-rule.ts';
import { entityAs } from '#functions/kernel/store/entity-as.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import {
  type RequestFormField,
  requestFormFieldClass,
} from '#shared/requests/entities/requestformfield.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { decisionProblems } from '#shared/requests/package/decision-problems.ts';
import { type PackageProblem, packageProblems } from '#shared/requests/package/package-problems.ts';
import { rulesetClass } from '#shared/rules/ruleset.ts';

/**
 * Refuses another name of a form field: conditions, outcomes and rules name it, and the product reads some; and an
 * option or a group that is named twice, which older revisions may have.
 */
export const requestFormFieldRule: EntityRule<RequestFormField> = {
  beforeSave: async ({ before, data }) => {
    if (before) requireKept('internalName', before.data.internalName, data.internalName);
    refuse([...namedTwice('options', data.options), ...namedTwice('groups', data.groups)]);
    return { data };
  },
};

/**
 * Refuses a package that pins missing entities, and one whose requests would get stuck or end undecided: each fault at
 * its place.
 */
export const requestPackageRule: EntityRule<RequestPackage> = {
  beforeSave: async ({ data, context: { store } }) => {
    const pins = pinsOf(data);
    const entities = await store.untyped.revisions(pins.map(({ pin }) => pin));
    const byPin = new Map(entities.map((entity) => [`${entity.id} ${entity.rev}`, entity]));
    const missing = pins.filter(({ pin }) => !byPin.has(`${pin.id} ${pin.rev}`));
    if (missing.length > 0)
      throw refused(
        missing.map(({ path }) => path),
        'unknownRevision',
      );
    const { ruleset } = data;
    const rules = ruleset && byPin.get(`${ruleset.id} ${ruleset.rev}`);
    // People who fill a form read its rules.
    if (rules && !entityAs(rulesetClass, rules)?.data.public)
      throw refused(['ruleset'], 'rulesetNotPublic');
    const fieldOf = ({ id, rev }: PinnedRef) => {
      const field = byPin.get(`${id} ${rev}`);
      return field && entityAs(requestFormFieldClass, field)?.data;
    };
    refuse(packageProblems(data.steps, fieldOf));
    refuse(decisionProblems(data, fieldOf));
    return { data };
  },
};

function namedTwice(path: string, list: readonly { readonly id: string }[]): PackageProblem[] {
  const ids = list.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ path: `${path}.${index}.id`, error: requestErrors.optionTwice }]
      : [],
  );
}

function refuse(problems: readonly PackageProblem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  throw new AppError(first.error, {
    details: problems.map(({ path, error }) => fieldDetail(`data.${path}`, error)),
  });
}

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
