import type { RequestType } from './request-type.ts';
import type { RequestPackage } from './requestpackage.ts';

/** Whether a request names a supplier: it must, it may, or it cannot. */
type SupplierPart = 'needed' | 'possible' | 'none';

/**
 * The part of a supplier in requests of a form. Who fills a step is needed. Who is only told of one may be named.
 * Otherwise none is: a request shows a farm to whom it names, and nobody else has a reason to see it.
 */
export function supplierPart({ steps }: Pick<RequestPackage, 'steps'>): SupplierPart {
  // The first step is the creator's, whoever that is.
  if (steps.slice(1).some(({ role }) => role === 'SUP')) return 'needed';
  return steps.some(({ notify }) => notify.includes('SUP')) ? 'possible' : 'none';
}

/** Says whether a supplier with these marks can be named in a request of a type: in a low-hatch one only a hatchery. */
export function isSupplierFor(
  type: RequestType,
  { eggBreeder }: { readonly eggBreeder?: boolean | undefined },
): boolean {
  return type !== 'lowhatch' || eggBreeder === true;
}
