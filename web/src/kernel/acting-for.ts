import type { Value } from './value.ts';

/** The office and the farmer that it acts for at the moment. */
export type ActingFor = {
  /** Account of the office; another account of the same person does not act. */
  readonly office: string;
  readonly farmer: string;
  readonly name: string;
  readonly controlNumber?: string | undefined;
};

export type Acting = {
  readonly state: Value<ActingFor | null>;
  readonly begin: (acting: ActingFor) => void;
  readonly end: () => void;
};
