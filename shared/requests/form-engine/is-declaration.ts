import { declares } from '#shared/masterdata/input-facts.ts';
import type { FormField } from './form-field.ts';

/**
 * Mandatory checkboxes are declarations: they stand above the send button, where what is declared can be read.
 * One that makes other fields show stays with them.
 */
export function isDeclaration(field: FormField, fields: readonly FormField[]): boolean {
  const decides = fields.some(({ visibleWhen }) => visibleWhen?.field === field.internalName);
  return declares(field.inputType) && field.mandatory && !decides;
}
