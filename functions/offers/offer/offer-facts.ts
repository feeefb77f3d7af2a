import type { Account } from '#shared/accounts/account.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Animalkind } from '#shared/masterdata/animalkind.ts';
import type { Animalusage } from '#shared/masterdata/animalusage.ts';
import type { Offergroup } from '#shared/masterdata/offergroup.ts';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import type { Applicability } from '#shared/offers/offer-choices.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';

/** The facts that an offer is checked against. A fact that has been deleted since the offer named it is undefined. */
export type OfferFacts = {
  readonly owner: Entity<Account>;
  readonly country: Country;
  /** True where another authority answers for the offer's location than for where the offer was. */
  readonly isElsewhere: boolean;
  /** True where a rejected offer shows another file in the place of one that its authority saw. */
  readonly hasOtherFiles: boolean;
  readonly animalkind: Animalkind | undefined;
  readonly offergroup: Offergroup | undefined;
  readonly animalusage: Animalusage | undefined;
  /** Each reference of the offer to choices that depend on animal kind and country, with its path. */
  readonly choices: readonly {
    readonly path: string;
    readonly choice: Applicability | undefined;
  }[];
  readonly preorder: Preorder | undefined;
  /** The preorder of the offer as stored, by its usage and age category as they are now. */
  readonly preorderBefore: Preorder | undefined;
  readonly fields: readonly OfferfieldEntity[];
  /** The paths of files and photos that the owner may not show. */
  readonly foreignUploads: readonly string[];
};
