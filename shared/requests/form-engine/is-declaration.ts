import { declares } from '#shared/masterdata/input-facts.ts';
import type { FormField } from './form-field.ts';

/**
 * Tells whether a field is a declaration: a mandatory checkbox, which stands above the send button, where the reader
 * sees what is declared. A checkbox that makes other fields show stays with them.
 */
export function isDeclaration(field: FormField, fields: readonly FormField[]): boolean {
  const decides = fields.some(({ visibleWhen }) => visibleWhen?.field === field.internalName);
  return declares(field.inputType) && field.mandatory && !decides;
}
