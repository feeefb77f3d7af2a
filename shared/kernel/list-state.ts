import { FILTER_TEXT_LENGTH, FILTER_VALUES } from './filter-limits.ts';

/** The form of a value in the address. A value equal to the default is left out. */
export type Param<T> = {
  readonly initial: T;
  readonly read: (values: readonly string[]) => T;
  readonly write: (value: T) => readonly string[];
};
// Each parameter has a type of its own, which `ListState` reads back.
// biome-ignore lint/suspicious/noExplicitAny: only `any` holds params of every type
export type ListParams = Readonly<Record<string, Param<any>>>;
export type ListState<P extends ListParams> = {
  readonly [N in keyof P]: P[N] extends Param<infer T> ? T : never;
};

export const textParam = (initial = ''): Param<string> => ({
  initial,
  read: ([value = initial]) => value,
  write: (value) => [value],
});
/** Returns a parameter for a number between two bounds, both included; anything else in the address is none. */
export const numberParam = <T extends number | null>(
  initial: T,
  [least, most]: readonly [number, number] = [-Number.MAX_VALUE, Number.MAX_VALUE],
): Param<T | number> => ({
  initial,
  read: ([value = '']) =>
    value !== '' && Number(value) >= least && Number(value) <= most ? Number(value) : initial,
  write: (value) => (value === null ? [] : [String(value)]),
});
export const flagParam = (): Param<boolean> => ({
  initial: false,
  read: ([value]) => value === '1',
  write: (value) => (value ? ['1'] : []),
});
export const choiceParam = <const T extends string>(
  choices: readonly T[],
  initial: T,
): Param<T> => ({
  initial,
  read: ([value]) => choices.find((choice) => choice === value) ?? initial,
  write: (value) => [value],
});
const NOTHING: readonly string[] = [];
export const listParam = (): Param<readonly string[]> => ({
  initial: NOTHING,
  read: (values) => (values.length === 0 ? NOTHING : values),
  write: (values) => values,
});

/** Cuts a text to what a filter takes: no link of ours has more, and a cut text finds nothing either. */
const cutText = (value: string): string => value.slice(0, FILTER_TEXT_LENGTH);

export function readListState<P extends ListParams>(
  params: P,
  search: URLSearchParams,
): ListState<P> {
  const entries = Object.entries(params).map(([name, param]) => [
    name,
    param.read(search.getAll(name).slice(0, FILTER_VALUES).map(cutText)),
  ]);
  // Object.fromEntries loses the key type that the mapped return type restores.
  return Object.fromEntries(entries) as never;
}

export function writeListState<P extends ListParams>(
  params: P,
  search: URLSearchParams,
  patch: Partial<ListState<P>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(patch)) {
    const param = params[name];
    if (param === undefined) continue;
    const values = param.write(value as never);
    next.delete(name);
    if (values.join('\n') === param.write(param.initial).join('\n')) continue;
    for (const value of values) next.append(name, value);
  }
  return next;
}
