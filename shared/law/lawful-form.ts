import type { Day } from '#shared/kernel/time.ts';
import type { PartyRole, RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { groundRule } from './ground-rule.ts';
import type { Law } from './law.ts';
import type { Decider } from './law-words.ts';

export type CheckedForm = Pick<RequestPackage, 'legalBasis' | 'requestTypes'> & {
  readonly steps: readonly {
    readonly role?: PartyRole | undefined;
    readonly outcome?: object | undefined;
  }[];
};

/** The place in the country and the day; a region is not known before the farm has chosen its site. */
type Occasion = { readonly state?: string | undefined; readonly day: Day };

type FormProblem = {
  readonly path: string;
  readonly error: (typeof requestErrors)[keyof typeof requestErrors];
};

const DECIDING_ROLES: Readonly<Record<Decider, PartyRole | undefined>> = {
  nobody: undefined,
  authority: 'AUT',
  certifier: 'INS',
  association: 'ASO',
};

/**
 * Returns why requests of a form are not possible by a law; undefined when they are: its ground is one of the law and
 * not over, and the deciding party is the one that the law names. A form in which nobody decides permits nothing.
 * Control bodies never decide where the law names the authority (Regulation (EU) 2018/848, Art. 40). A notice of a
 * low hatch needs no permit where a general order gives it.
 */
export function formProblem(
  form: CheckedForm,
  law: Pick<Law, 'grounds' | 'generalOrders'>,
  { state, day }: Occasion,
): FormProblem | undefined {
  const { legalBasis, requestTypes, steps } = form;
  const decides = steps.findIndex(({ outcome }) => outcome !== undefined);
  const order = orderOf(law, state);
  if (legalBasis === 'LOW') {
    if (order === undefined) return { path: 'legalBasis', error: requestErrors.noGeneralOrder };
    return decides < 0 ? undefined : wrongDecider(decides);
  }
  if (requestTypes.includes('lowhatch') && state !== undefined && order !== undefined)
    return { path: 'legalBasis', error: requestErrors.generalOrderHolds };
  const rule = groundRule(law, legalBasis);
  if (rule === undefined) return { path: 'legalBasis', error: requestErrors.groundNotInLaw };
  if (rule.endsOn !== undefined && rule.endsOn < day)
    return { path: 'legalBasis', error: requestErrors.groundOver };
  const isRecord = requestTypes.includes('record');
  if (isRecord !== (rule.decider === 'nobody'))
    return { path: 'requestTypes', error: requestErrors.recordOnlyWithoutDecision };
  const isRight = decides < 0 || steps[decides]?.role === DECIDING_ROLES[rule.decider];
  return isRight ? undefined : wrongDecider(decides);
}

const wrongDecider = (step: number): FormProblem => ({
  path: `steps.${step}.role`,
  error: requestErrors.deciderNotLawful,
});

/** Returns the general order of the region; without a region any order of the country. */
const orderOf = ({ generalOrders }: Pick<Law, 'generalOrders'>, state: string | undefined) =>
  generalOrders.find(
    ({ ground, states }) => ground === 'LOW' && (state === undefined || states.includes(state)),
  );
