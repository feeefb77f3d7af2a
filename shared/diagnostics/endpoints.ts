import * as z from 'zod';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Instant } from '#shared/kernel/time.ts';
import { ErrorReport, LogLine } from './error-report.ts';
import { LOG_BODY_BYTES, LOG_CALLS } from './limits.ts';

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
  reportError: defineEndpoint({
    method: 'POST',
    path: 'log/error',
    who: 'all',
    summary: 'Takes an error report of a page into the log, without addresses and queries.',
    input: ErrorReport,
    output: z.strictObject({}),
    bodyBytes: LOG_BODY_BYTES,
    limit: LOG_CALLS,
  }),
  writeLog: defineEndpoint({
    method: 'POST',
    path: 'log/write',
    who: 'all',
    summary: 'Takes a line of a page into the log.',
    input: LogLine,
    output: z.strictObject({}),
    bodyBytes: LOG_BODY_BYTES,
    limit: LOG_CALLS,
  }),
};
