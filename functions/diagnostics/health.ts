import type { Implementation } from '#functions/kernel/context.ts';
import type { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';

export const health: Implementation<typeof diagnosticsEndpoints.health> = async (
  _input,
  { config, clock },
) => ({ version: config.VERSION, build: config.BUILD, time: clock.now().toISOString() });
