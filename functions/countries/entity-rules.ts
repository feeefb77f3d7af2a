import { type EntityRule, requireKept } from '#functions/kernel/entity-rule.ts';
import type { Country } from '#shared/countries/country.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { offerSettingsChanged } from '#shared/countries/offer-settings-changed.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { CountryChanged } from '#shared/offers/country-changed.ts';
import { requireReady } from './require-ready.ts';

/**
 * Cognito's name of the user pool where it asks for a provider.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html
 */
const USER_POOL = 'COGNITO';

/**
 * Checks a saved country, whose code stays, because proofs, places and the sign-on hang on it, and queues the message
 * by which its offers follow its settings.
 */
export const countryRule: EntityRule<Country> = {
  beforeSave: async ({ before, data, context }) => {
    checkSecondFactor(data);
    if (before) requireKept('code', before.data.code, data.code);
    await requireReady(context, { before, data });
    const isChanged = before !== undefined && offerSettingsChanged(before.data, data);
    const body = { country: before?.id ?? '' } satisfies CountryChanged;
    return { data, messages: isChanged ? [{ queue: 'offers', body }] : [] };
  },
};

/**
 * Refuses a second factor together with an own identity provider: the user pool knows of the second factor of its own
 * people only.
 */
function checkSecondFactor(country: Country): void {
  if (country.secondFactorFor.length === 0 || !hasOwnProvider(country)) return;
  const error = countryErrors.secondFactorElsewhere;
  throw new AppError(error, { details: [fieldDetail('data.secondFactorFor', error)] });
}

/** Returns whether people of the country sign in at an identity provider of its own, and not at the user pool. */
const hasOwnProvider = ({ ssoIdpHint = USER_POOL }: Pick<Country, 'ssoIdpHint'>): boolean =>
  ssoIdpHint !== USER_POOL;
