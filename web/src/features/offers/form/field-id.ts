const PREFIX = 'field-';

/**
 * Returns the id of the control of one of the offer's own fields. The fixed fields' controls are called like their
 * field.
 */
export const fieldId = (field: string): string => PREFIX + field;

/** Returns the offer field whose control has this id. */
export function fieldOfId(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined;
}
