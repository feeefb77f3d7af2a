import * as z from 'zod';

/** The texts that make a mail; HTML and plain text are both made of the body. */
export const TEMPLATE_TYPES = ['subject', 'body'] as const;
export const TemplateType = z.enum(TEMPLATE_TYPES);
export type TemplateType = z.infer<typeof TemplateType>;
