/**
 * The queues that a save can send to. Each has dead letters of its own and the `worker.ts` of the domain of its name.
 * The code needs only the name here; `workerFunctions` of `infra/deploy/function-needs.ts`, which the compiler then demands,
 * describes its worker.
 */
export const QUEUE_NAMES = [
  'mail',
  'offers',
  'accounts',
  'requests',
  'exports',
  'imports',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

export type PerQueue<T> = Readonly<Record<QueueName, T>>;

/** Returns a value for each queue. */
export function perQueue<T>(make: (name: QueueName) => T): PerQueue<T> {
  // Object.fromEntries loses the names that the return type restores.
  return Object.fromEntries(QUEUE_NAMES.map((name) => [name, make(name)])) as PerQueue<T>;
}

/** Returns the variable of the environment that holds the address of a queue. */
export const queueVariable = (name: string): string => `${name.toUpperCase()}_QUEUE_URL`;

/** Returns the addresses of the queues; '' of those that this process does not send to. */
export const queueUrlsIn = (
  environment: Readonly<Record<string, string | undefined>>,
): PerQueue<string> => perQueue((name) => environment[queueVariable(name)] ?? '');

/** Returns the part of the environment that tells a process the addresses of the queues. */
export const queueVariables = (urls: PerQueue<string>): Readonly<Record<string, string>> =>
  Object.fromEntries(QUEUE_NAMES.map((name) => [queueVariable(name), urls[name]]));
