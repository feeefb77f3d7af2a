import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';

/** The settings that the stacks of a deployment are made from. */
export type StageSettings = Deployment & {
  /** Returns the bundle of an entry point below `functions/`: `offers/handler`. */
  readonly codeOf: (entry: string) => Code;
  /** The folder of the built web application. */
  readonly siteDirectory: string;
  /** The folder of the place tables that come with the product, as they lie in the derived bucket: `geo/DE`. */
  readonly placesDirectory: string;
  /**
   * The version that `health` shows: that of the package, and a digest of the bundles, so that equal code deploys no
   * change.
   */
  readonly version: string;
  readonly build: string;
};

/** Returns the beginning of the names of stacks and of resources that people look for: `livestock-production`. */
export const prefixOf = ({ stage }: Pick<Deployment, 'stage'>): string => `livestock-${stage.name}`;

/**
 * Names the parameter with the stream of the table. Readers of the stream take it from there and not from the table's
 * stack, which does not know the stream of a table restored in its place.
 */
export const streamParameter = (prefix: string): string => `/${prefix}/stream`;
