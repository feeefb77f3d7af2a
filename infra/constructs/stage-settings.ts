import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Deployment } from '#infra/configuration/read-configuration.ts';

/** The settings that the stacks of a deployment are made from. */
export type StageSettings = Deployment & {
  /** The bundle of an entry point below `functions/`: `offers/handler`. */
  readonly codeOf: (entry: string) => Code;
  /** Folder of the built web application. */
  readonly siteDirectory: string;
  /** Folder of the place tables that come with the product, as they lie in the derived bucket: `geo/DE`. */
  readonly placesDirectory: string;
  /** Shown by `health`: version of the package, and a digest of the bundles, so that equal code deploys no change. */
  readonly version: string;
  readonly build: string;
};

/** `livestock-production`: begins the names of stacks and of what people look for by name. */
export const prefixOf = ({ stage }: Pick<Deployment, 'stage'>): string => `livestock-${stage.name}`;

/**
 * Names the stream of the table for those who read it. They do not take it from the table's stack, whose outputs know
 * the stream of the table that it made, and not that of one restored in its place.
 */
export const streamParameter = (prefix: string): string => `/${prefix}/stream`;
