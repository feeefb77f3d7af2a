import * as z from 'zod';

export const GENDERS = ['female', 'male', 'mixed'] as const;
export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;
