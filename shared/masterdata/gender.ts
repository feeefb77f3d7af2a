import * as z from 'zod';

export const GENDERS = ['female', 'male', 'mixed'] as const;
export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;

/** Codes of specification section 9, used by files and interfaces. */
export const GENDER_CODES = { female: 1, male: 2 } as const satisfies Partial<
  Record<Gender, number>
>;
