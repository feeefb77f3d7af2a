import * as z from 'zod';

/** A path into `data`, or one of `id rev updated`; whether a class has it is said by `search.unknownField`. */
export const Field = z.string().min(1).max(100);
