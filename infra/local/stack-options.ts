import type { ServerResponse } from 'node:http';
import type { LocalPlaces } from './handler-environment.ts';
import type { Handlers } from './handlers.ts';

export type StackOptions = {
  readonly port: number;
  /** The folder of the data; without one it stays in memory. */
  readonly dataDirectory: string | undefined;
  readonly withDemoData: boolean;
  /** The number of offers besides those of the demo data. */
  readonly moreOffers: number;
  /** Builds the page unless it is up to date; returns its folder. */
  readonly buildWeb: () => Promise<string>;
  readonly startHandlers: (places: LocalPlaces) => Promise<Handlers>;
  /** Takes the open answers of pages that wait for the next build. */
  readonly onReload?: (response: ServerResponse) => void;
  /** Prints a line for the person who waits. */
  readonly say: (line: string) => void;
};
