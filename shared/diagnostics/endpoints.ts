import * as z from 'zod';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Instant } from '#shared/kernel/time.ts';

export const diagnosticsEndpoints = {
  health: defineEndpoint({
    method: 'GET',
    path: 'health',
    who: 'all',
    summary: 'Which version answers, and that it answers.',
    input: z.strictObject({}),
    output: z.object({ version: z.string(), build: z.string(), time: Instant }),
  }),
  openApi: defineEndpoint({
    method: 'GET',
    path: 'openapi.json',
    who: 'all',
    summary: 'This document: OpenAPI 3.1, made from the schemas that validate the calls.',
    input: z.strictObject({}),
    output: z.looseObject({ openapi: z.literal('3.1.0') }),
    raw: true,
  }),
};
