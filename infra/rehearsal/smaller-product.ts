import { workerFunctions } from '#infra/function-needs.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';

/** A function of the API and a queue that nothing else of the stacks asks for by name. */
const FUNCTION = 'settings' satisfies keyof typeof endpointsByDomain;
const QUEUE = 'offers' satisfies keyof typeof workerFunctions;

/**
 * Runs what adds stacks as another version of the product would, one without one function and one queue: the tables
 * that say what there is lack their rows during the run.
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
