import { isDeepStrictEqual } from 'node:util';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';

/**
 * Returns the paths of the class that this caller may not set; `granted` are the paths that the product sets in this
 * call.
 */
export function readOnlyFields(
  { fieldRights }: AnyEntityClass,
  who: Principal,
  granted: readonly string[] = [],
): string[] {
  return Object.entries(fieldRights)
    .filter(
      ([path, right]) => !granted.includes(path) && !(right !== 'system' && hasRole(who, ...right)),
    )
    .map(([path]) => path);
}

/**
 * Refuses changes of closed fields.
 * @throws AppError `entities.fieldNotYours` naming each closed field that the caller would change
 */
export function checkFieldRights(closed: readonly string[], before: unknown, after: unknown): void {
  const changed = closed.filter((path) => {
    const names = path.split('.');
    return !isDeepStrictEqual(partAt(before, names), partAt(after, names));
  });
  if (changed.length === 0) return;
  const details = changed.map((path) => fieldDetail(`data.${path}`, entityErrors.fieldNotYours));
  throw new AppError(entityErrors.fieldNotYours, { details });
}

/**
 * Returns the data with the read-only fields that it leaves out as they were before: a reader may not have seen them.
 */
export function withReadOnlyFields(
  closed: readonly string[],
  before: unknown,
  after: unknown,
): unknown {
  return closed.reduce((data, path) => withPart(data, before, path.split('.')), after);
}

function withPart(data: unknown, before: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return data === undefined ? before : data;
  const was = memberOf(before, name);
  if (was === undefined || !isObject(data)) return data;
  const part = withPart(memberOf(data, name), was, rest);
  return part === undefined ? data : { ...data, [name]: part };
}

/**
 * Returns the value at a path, through lists with their order and gaps. A missing value and an empty list are the
 * same.
 */
function partAt(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((item) => partAt(item, path));
  }
  const [name, ...rest] = path;
  return name === undefined ? value : partAt(memberOf(value, name), rest);
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
