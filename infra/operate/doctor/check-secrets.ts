import { secretNames } from '#infra/deploy/configuration/secret-names.ts';
import { askForFinding, type Check, type Finding, goodFinding, wrongFinding } from './finding.ts';
import { isAnswered, refusalOf } from './refusal-of.ts';

/** Checks that the secrets exist that the configuration names, without reading their values. */
export const checkSecrets: Check = async ({ deployment, askAws }) => {
  const { stage, countries } = deployment;
  const names = new Set([
    ...Object.values(secretNames(stage)),
    ...countries.flatMap(({ signOn }) => (signOn.kind === 'oidc' ? [signOn.clientSecretName] : [])),
  ]);
  const lookAt = async (name: string): Promise<Finding> => {
    const answer = await askAws({
      service: 'secretsmanager',
      region: stage.region,
      target: 'secretsmanager.DescribeSecret',
      body: JSON.stringify({ SecretId: name }),
    });
    if (isAnswered(answer) && !answer.text.includes('"DeletedDate"')) {
      return goodFinding(`The secret ${name} is there.`);
    }
    const why = isAnswered(answer) ? 'it is being deleted' : refusalOf(answer);
    return wrongFinding(
      `The secret ${name} is not there (${why}): make it in ${stage.region} (infra/operate/runbook.md, "Deploy").`,
    );
  };
  return Promise.all(
    [...names].map((name) => askForFinding(`The secret ${name}`, () => lookAt(name))),
  );
};
