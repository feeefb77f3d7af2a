/** The type `T` whose properties that may be undefined are optional ones; the others stay as they are. */
type Defined<T extends object> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };

/**
 * Returns the properties whose value is not undefined: for objects whose optional properties may be absent, but not
 * `undefined` (`exactOptionalPropertyTypes`). Null, empty texts and zero stay.
 */
export function defined<T extends object>(properties: T): Defined<T> {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}
