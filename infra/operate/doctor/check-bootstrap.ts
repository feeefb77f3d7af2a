import * as z from 'zod';
import { askForFinding, type Check, type Finding, goodFinding, wrongFinding } from './finding.ts';
import { isAnswered, jsonOf, refusalOf } from './refusal-of.ts';
import { EDGE_REGION } from './stage-stacks.ts';

/** The parameter with the version of the bootstrap stack; `hnb659fds` is the CDK's own mark. */
const PARAMETER = '/cdk-bootstrap/hnb659fds/version';
/** The least version that today's templates ask for (`BootstrapVersion` in each of them). */
const VERSION = 6;

const Found = z.object({ Parameter: z.object({ Value: z.coerce.number() }) });

/** Checks that `cdk bootstrap` was run in the regions of the stacks. */
export const checkBootstrap: Check = async ({ deployment, askAws }) => {
  const regions = new Set([deployment.stage.region, EDGE_REGION]);
  const lookIn = async (region: string): Promise<Finding> => {
    const answer = await askAws({
      service: 'ssm',
      region,
      target: 'AmazonSSM.GetParameter',
      body: JSON.stringify({ Name: PARAMETER }),
    });
    const parameter = Found.safeParse(jsonOf(answer.text));
    if (!isAnswered(answer) || !parameter.success) {
      return wrongFinding(
        `${region} is not bootstrapped (${refusalOf(answer)}): run npx cdk bootstrap -c stage=${deployment.stage.name} aws://ACCOUNT/${region}.`,
      );
    }
    const version = parameter.data.Parameter.Value;
    if (version < VERSION) {
      return wrongFinding(
        `The bootstrap of ${region} is of version ${version}, templates want ${VERSION}: run npx cdk bootstrap -c stage=${deployment.stage.name} aws://ACCOUNT/${region} again.`,
      );
    }
    return goodFinding(`${region} is bootstrapped (version ${version}).`);
  };
  return Promise.all(
    [...regions].map((region) => askForFinding(`The bootstrap of ${region}`, () => lookIn(region))),
  );
};
