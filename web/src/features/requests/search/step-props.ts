import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { ChangeChoice, RequestChoice, Step } from './request-params.ts';
import type { Filing } from './use-filing.ts';
import type { OfferAnswerInput } from './use-offer-answers.ts';

export type StepProps = {
  readonly account: Entity<Account>;
  readonly animalkind: EntityOf<'animalkind'>;
  readonly choice: RequestChoice;
  readonly change: ChangeChoice;
  readonly filing: Filing;
  readonly goTo: (step: Step) => void;
  readonly begin: (chosen: Beginning, onBegun: () => void) => void;
  readonly isBeginning: boolean;
};

/** The choices of the last step, beside those in the address. */
type Beginning = {
  /** Id of the package. */
  readonly form: string;
  /** Account of the supplier who takes part. */
  readonly sup: string | undefined;
  readonly offers: OfferAnswerInput[];
};
