import type { Account } from '#shared/accounts/account.ts';
import type { LineCode } from '#shared/imports/line-codes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ByName } from '../by-name.ts';
import type { KnownChoices } from './known-choices.ts';

/** The data by which the rows of one supplier are read. */
export type OfferReading = {
  readonly known: KnownChoices;
  readonly owner: Entity<Account>;
  /** The associations of the owner and of the offer, by their names. */
  readonly associations: ByName<Account>;
};

/** The fields of an offer that a row sets; null where its cell is empty. Its schema checks them. */
export type SaidOffer = Readonly<Record<string, unknown>>;

export type OfferFault = {
  readonly column: string;
  readonly value: string;
  readonly code: LineCode;
};
