import { workerFunctions } from '#infra/deploy/function-needs.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';

/** A function of the API and a queue that no other part of the stacks names. */
const FUNCTION = 'settings' satisfies keyof typeof endpointsByDomain;
const QUEUE = 'offers' satisfies keyof typeof workerFunctions;

/**
 * Adds the stacks of another version of the product, without one function and one queue: the tables of functions and
 * queues lack their rows during the run.
 */
export function withSmallerProduct<T>(addStacks: () => T): T {
  const { [FUNCTION]: endpoints } = endpointsByDomain;
  const { [QUEUE]: worker } = workerFunctions;
  Reflect.deleteProperty(endpointsByDomain, FUNCTION);
  Reflect.deleteProperty(workerFunctions, QUEUE);
  try {
    return addStacks();
  } finally {
    Object.assign(endpointsByDomain, { [FUNCTION]: endpoints });
    Object.assign(workerFunctions, { [QUEUE]: worker });
  }
}
