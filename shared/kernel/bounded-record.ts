import * as z from 'zod';

/** Returns the schema of a record of at most `fields` entries. */
export function boundedRecord<K extends z.core.$ZodRecordKey, V extends z.ZodType>(
  key: K,
  value: V,
  fields: number,
) {
  return z.record(key, value).refine((record) => Object.keys(record).length <= fields, {
    message: 'tooMany',
    params: { limit: fields },
  });
}
