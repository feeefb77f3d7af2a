import type * as z from 'zod';
import type { endpointsByDomain } from '#shared/endpoints.ts';

// Types only: the contract's schemas stay on the server, so that no zod lands in the first load.
type ByDomain = typeof endpointsByDomain;
type Call = { [D in keyof ByDomain]: ByDomain[D][keyof ByDomain[D]] }[keyof ByDomain];

type NameOf<C> = C extends { method: infer M extends string; path: infer P extends string }
  ? `${M} ${P}`
  : never;

/** Every call of the contract, `POST search/search/execute`. */
export type CallName = NameOf<Call>;

type CallOf<N extends CallName> = N extends `${infer M} ${infer P}`
  ? Extract<Call, { method: M; path: P }>
  : never;

/** The input that a caller sends: fields with a default may be left out. */
export type CallInput<N extends CallName> = z.input<CallOf<N>['input']>;
export type CallOutput<N extends CallName> = z.output<CallOf<N>['output']>;
