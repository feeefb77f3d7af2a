import * as z from 'zod';
import type { Certification } from '#functions/kernel/ports/certification.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';
import { CountryCode } from '#shared/kernel/country-code.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

/** The time-out of a register; a person who signs in waits for the answer. */
const TIMEOUT_MS = 3 * SECOND_MS;
/** The refusals (4xx) that are not for the number, but for whoever asks, or asks too often. */
const OF_CALLER = [401, 403, 407, 408, 429];
const PLACE = '{controlNumber}';

const Register = z.strictObject({
  /** The address that is asked by GET; `{controlNumber}` is filled in. 404 means: not certified. */
  url: z.url({ protocol: /^https?$/ }).includes(PLACE),
  headers: z.record(z.string(), z.string()).default({}),
  /** The path into the JSON answer, `certificate.status`, and the values there that mean: active. */
  field: z.string().min(1),
  active: z.array(z.union([z.string(), z.number(), z.boolean()])).min(1),
});
const Registers = z.record(CountryCode, Register);

/**
 * Makes the client of the registers that are asked by HTTP. `json`: country code → register, as `Register`; `{}`
 * turns all off.
 * @throws when the JSON does not describe registers
 */
export function makeHttpCertification(json: string): Certification {
  const registers = new Map(Object.entries(Registers.parse(JSON.parse(json))));
  return {
    countries: new Set(registers.keys()),
    isActive: async (country, controlNumber) => {
      const register = registers.get(country);
      if (register === undefined) throw new Error(`No register is configured for ${country}.`);
      const { url, headers, field, active } = register;
      const answer = await fetch(url.replace(PLACE, encodeURIComponent(controlNumber)), {
        headers: { accept: 'application/json', ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.status === 404) return false;
      if (isOfNumber(answer.status)) return undefined;
      if (!answer.ok) throw new Error(`The register of ${country} answered ${answer.status}.`);
      const numbers = valuesAt(await answer.json(), field.split('.'));
      if (numbers.length === 0) return undefined;
      return numbers.some((value) => active.some((number) => number === value));
    },
  };
}

/** Tells whether a register refuses the number: it is not down, and may know others. */
const isOfNumber = (status: number): boolean =>
  status >= 400 && status < 500 && !OF_CALLER.includes(status);
