import { examplesIn } from '#infra/configuration/examples-in.ts';
import { type Check, good, wrong } from './finding.ts';

/** Looks for what the configuration still has from the sample. */
export const checkConfiguration: Check = async ({ deployment }) => {
  const examples = examplesIn(deployment);
  return examples.length === 0
    ? [good('Countries and stage are filled in.')]
    : [
        wrong(
          `Countries and stage have examples: replace ${examples.join(', ')} in countries.ts and stages.ts by your own.`,
        ),
      ];
};
