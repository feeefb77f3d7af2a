import { leftExamples } from '#infra/deploy/configuration/left-examples.ts';
import { type Check, goodFinding, wrongFinding } from './finding.ts';

/** Checks that the configuration has no values of the sample any more. */
export const checkConfiguration: Check = async ({ deployment }) => {
  const examples = leftExamples(deployment);
  return examples.length === 0
    ? [goodFinding('Countries and stage are filled in.')]
    : [
        wrongFinding(
          `Countries and stage have examples: replace ${examples.join(', ')} in countries.ts and stages.ts by your own.`,
        ),
      ];
};
