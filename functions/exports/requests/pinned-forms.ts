import type { ExportRun } from '#functions/exports/export-run.ts';
import { readPinnedPackage, readStepFields } from '#functions/requests/public.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';

/** A field of a step: its id in the library, and its content when the package pinned it. */
type PinnedField = { readonly id: string; readonly field: RequestFormField };

/** The packages of some requests as these have pinned them, with the fields of their steps. */
export type PinnedForms = {
  readonly packageOf: (pin: PinnedRef) => RequestPackage | undefined;
  readonly fieldsOf: (pin: PinnedRef, step: string) => readonly PinnedField[];
  /** Returns the name of the step that waits. */
  readonly stepLabel: (process: RequestProcess) => string | undefined;
};

const keyOf = ({ id, rev }: PinnedRef): string => `${id} ${rev}`;

/** Reads each package and each field once, whatever the number of requests that pin it. */
export async function readPinnedForms(
  processes: readonly Pick<RequestProcess, 'package'>[],
  { world, label }: ExportRun,
): Promise<PinnedForms> {
  const pins = new Map(processes.map(({ package: pin }) => [keyOf(pin), pin]));
  const packages = new Map<string, RequestPackage>();
  const fields = new Map<string, PinnedField[]>();
  for (const [key, pin] of pins) {
    const read = await readPinnedPackage(world.store, pin);
    packages.set(key, read);
    for (const step of read.steps) {
      const stored = await readStepFields(world.store, step);
      const pinned = step.fields.flatMap(({ id }, index) => {
        const field = stored[index];
        return field === undefined ? [] : [{ id, field }];
      });
      fields.set(`${key} ${step.id}`, pinned);
    }
  }
  return {
    packageOf: (pin) => packages.get(keyOf(pin)),
    fieldsOf: (pin, step) => fields.get(`${keyOf(pin)} ${step}`) ?? [],
    stepLabel: ({ package: pin, step, turn }) => {
      const waiting = turn === undefined ? undefined : packages.get(keyOf(pin))?.steps[step];
      return waiting && label(waiting.form);
    },
  };
}
