import * as z from 'zod';

/** The answer of every call, errors and unknown paths included (`shared/README.md`, "The transport"). */
export const Envelope = z.object({
  ok: z.boolean(),
  data: z.unknown(),
  message: z.string().nullable(),
  code: z.string().nullable(),
  details: z.array(z.looseObject({ path: z.string(), code: z.string(), message: z.string() })),
  /** The request id, also in the log line and in the `x-request-id` header; empty from the firewall. */
  id: z.string(),
  /** The error before this one; told outside production only. */
  previous: z.string().nullish(),
  stack: z.string().nullish(),
});
export type Envelope = z.infer<typeof Envelope>;
