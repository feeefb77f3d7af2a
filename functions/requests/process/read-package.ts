import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import {
  type RequestFormField,
  requestFormFieldClass,
} from '#shared/requests/entities/requestformfield.ts';
import {
  type RequestPackage,
  type RequestStep,
  requestPackageClass,
} from '#shared/requests/entities/requestpackage.ts';

/**
 * Returns the package as the request pinned it: a reader of the request may read its form, also when the package was
 * changed or deleted since.
 */
export async function readPinnedPackage(
  { revisions }: Pick<EntityStore, 'revisions'>,
  pin: PinnedRef,
): Promise<RequestPackage> {
  const [revision] = await revisions(requestPackageClass, [pin]);
  if (revision === undefined) throw new Error(`The package ${pin.id} is not stored.`);
  return revision.data;
}

/** Returns the fields of a step in the order of the form, as the package pinned them. */
export async function readStepFields(
  { revisions }: Pick<EntityStore, 'revisions'>,
  step: RequestStep,
): Promise<RequestFormField[]> {
  const fields = await revisions(requestFormFieldClass, step.fields);
  if (fields.length < step.fields.length) {
    throw new Error(`A form field of step ${step.id} is not stored.`);
  }
  return fields.map(({ data }) => data);
}
