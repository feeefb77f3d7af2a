import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** Message of the queue `requests`: a farm has other control bodies, of which one takes over its open requests. */
export const FarmMoved = z.strictObject({ farm: Ref });
export type FarmMoved = z.infer<typeof FarmMoved>;
