import type { Step } from './request-params.ts';

/**
 * The step where each refusal of initrequest can be mended; the others concern the account or the country as a whole.
 */
const STEP_OF_ERROR: Readonly<Record<string, Step>> = {
  'requests.animalkindNotOffered': 'animals',
  'requests.otherAnimalkind': 'animals',
  'requests.usageMissing': 'animals',
  'requests.searchTooNarrow': 'animals',
  'requests.conditionNotPossible': 'animals',
  'requests.searchTooWide': 'animals',
  'requests.farmerMissing': 'site',
  'requests.farmerNotActive': 'site',
  'requests.agreementMissing': 'site',
  'entities.notFound': 'site',
  'requests.locationNotFound': 'site',
  'requests.noGeoPosition': 'site',
  'requests.missingCountry': 'site',
  'requests.positionElsewhere': 'site',
  'requests.noRegion': 'site',
  'requests.noAutForRegion': 'site',
  'requests.typeNotAllowed': 'type',
  'requests.noControlBody': 'type',
  'requests.controlBodyNotConfirmed': 'type',
  'requests.noAssociation': 'type',
  'requests.packageNotFound': 'package',
  'requests.packageNotOffered': 'package',
  'requests.partyMissing': 'package',
  'requests.supplierMissing': 'package',
  'requests.supplierNotFound': 'package',
  'requests.supplierNoHatchery': 'package',
  'requests.supplierIsApplicant': 'package',
  'requests.supplierNotNeeded': 'package',
  'requests.offersChanged': 'package',
  'requests.takenTooMany': 'package',
};

export function stepOfError(code: string): Step | undefined {
  return STEP_OF_ERROR[code];
}
