import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';

const smallToyEndpoints = {
  small: defineEndpoint({
    method: 'POST',
    path: 'toys/small',
    who: 'all',
    summary: 'Gives back what came, which is not much.',
    input: z.strictObject({
      text: z.string().max(20),
      list: z.array(z.number()).max(3).optional(),
    }),
    output: z.unknown(),
  }),
  of: defineEndpoint({
    method: 'GET',
    path: 'toys/of/{name}',
    who: 'all',
    summary: 'Has a text in its address.',
    input: z.strictObject({ name: z.string().max(500) }),
    output: z.object({ host: z.string() }),
  }),
};

/** Endpoints whose schemas bound everything, as those of the product do. */
export const smallToyHandler = (world: World) =>
  serve(
    'toys',
    smallToyEndpoints,
    { small: async (input) => input, of: async (_, { host }) => ({ host }) },
    () => world,
  );
