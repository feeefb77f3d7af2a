import type { RequestType } from '#shared/requests/entities/request-type.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';

/** The rule whether a request names a supplier: it must, it may, or it cannot. */
type SupplierPart = 'needed' | 'possible' | 'none';

/**
 * Returns the part of a supplier in requests of a form: `needed` where it fills a step, `possible` where it is only
 * told of a step, otherwise `none`. A request shows the farm to the supplier that it names, and no other supplier has a
 * reason to see the farm.
 */
export function supplierPart({ steps }: Pick<RequestPackage, 'steps'>): SupplierPart {
  // The first step is the creator's, whoever files the request.
  if (steps.slice(1).some(({ role }) => role === 'SUP')) return 'needed';
  return steps.some(({ notify }) => notify.includes('SUP')) ? 'possible' : 'none';
}

/**
 * Says whether a supplier with these marks can be named in a request of a type: a low-hatch request names only a
 * hatchery.
 */
export function isSupplierFor(
  type: RequestType,
  { eggBreeder }: { readonly eggBreeder?: boolean | undefined },
): boolean {
  return type !== 'lowhatch' || eggBreeder === true;
}
