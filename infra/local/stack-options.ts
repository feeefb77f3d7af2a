import type { ServerResponse } from 'node:http';
import type { LocalPlaces } from './handler-environment.ts';
import type { Handlers } from './handlers.ts';

export type StackOptions = {
  readonly port: number;
  /** Where data is kept; in memory when undefined. */
  readonly dataDirectory: string | undefined;
  readonly withDemoData: boolean;
  /** Offers besides those of the demo data. */
  readonly moreOffers: number;
  /** Makes sure that the page is built; gives its folder. */
  readonly buildWeb: () => Promise<string>;
  readonly startHandlers: (places: LocalPlaces) => Promise<Handlers>;
  /** Takes the answers of pages that want to know when they are built again. */
  readonly onReload?: (response: ServerResponse) => void;
  /** Tells the person who waits. */
  readonly say: (line: string) => void;
};
