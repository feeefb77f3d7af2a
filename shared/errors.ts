import { accountErrors } from '#shared/accounts/errors.ts';
import { contactErrors } from '#shared/contact/errors.ts';
import { contentErrors } from '#shared/content/errors.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { geocodingErrors } from '#shared/geocoding/errors.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { errorsByCode } from '#shared/kernel/errors-by-code.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { jobErrors } from '#shared/kernel/job-errors.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { lawErrors } from '#shared/law/errors.ts';
import { mailErrors } from '#shared/mail/errors.ts';
import { masterdataErrors } from '#shared/masterdata/errors.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { ruleErrors } from '#shared/rules/errors.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';
import { uploadErrors } from '#shared/uploads/errors.ts';

/** Every failure that a caller can meet, under its code. A domain adds one line. */
export const allErrors = {
  ...errorsByCode(kernelErrors),
  ...errorsByCode(fieldErrors),
  ...errorsByCode(jobErrors),
  ...errorsByCode(sheetErrors),
  ...errorsByCode(accountErrors),
  ...errorsByCode(contactErrors),
  ...errorsByCode(contentErrors),
  ...errorsByCode(countryErrors),
  ...errorsByCode(exportErrors),
  ...errorsByCode(geocodingErrors),
  ...errorsByCode(importErrors),
  ...errorsByCode(lawErrors),
  ...errorsByCode(mailErrors),
  ...errorsByCode(masterdataErrors),
  ...errorsByCode(offerErrors),
  ...errorsByCode(requestErrors),
  ...errorsByCode(ruleErrors),
  ...errorsByCode(searchErrors),
  ...errorsByCode(entityErrors),
  ...errorsByCode(sessionErrors),
  ...errorsByCode(uploadErrors),
} as const;
export type ErrorCode = keyof typeof allErrors;
