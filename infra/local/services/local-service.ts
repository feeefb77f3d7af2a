/** One embedded stand-in for an AWS service. */
export type LocalService = {
  /** The address `http://127.0.0.1:<port>`; Node does not resolve `*.localhost`. */
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
};
