import { randomBytes } from 'node:crypto';
import { isTotp, toBase32 } from './totp.ts';

const SECRET_BYTES = 20;

/** The authenticator apps of the people of the local sign-on, in memory: a new start has none. */
export type SecondFactors = {
  /** Makes a secret for a new app; the app before stays valid until a code of the new one was verified. */
  readonly associate: (sub: string) => string;
  /** Takes the new app once it shows the right code. */
  readonly verify: (sub: string, code: string) => boolean;
  /** Demands codes from the next sign-in on, or no more; false without a verified app. */
  readonly set: (sub: string, isOn: boolean) => boolean;
  readonly isOn: (sub: string) => boolean;
  readonly isCode: (sub: string, code: string) => boolean;
};

type Factor = { pending?: string; secret?: string; isOn: boolean };

export function makeSecondFactors(now: () => number): SecondFactors {
  const factors = new Map<string, Factor>();
  const factorOf = (sub: string): Factor => {
    const factor = factors.get(sub) ?? { isOn: false };
    factors.set(sub, factor);
    return factor;
  };
  return {
    associate: (sub) => {
      const secret = toBase32(randomBytes(SECRET_BYTES));
      factorOf(sub).pending = secret;
      return secret;
    },
    verify: (sub, code) => {
      const factor = factorOf(sub);
      if (factor.pending === undefined || !isTotp(factor.pending, code, now())) return false;
      factor.secret = factor.pending;
      delete factor.pending;
      return true;
    },
    set: (sub, isOn) => {
      const factor = factorOf(sub);
      if (isOn && factor.secret === undefined) return false;
      factor.isOn = isOn;
      return true;
    },
    isOn: (sub) => factors.get(sub)?.isOn === true,
    isCode: (sub, code) => isTotp(factors.get(sub)?.secret ?? '', code, now()),
  };
}
