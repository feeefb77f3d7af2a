import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { rateStatement, UNSEEN, visibilityConfig } from './edge-firewall.ts';

/**
 * The forms of one address in five minutes: a sign-in sends two or three, and an office begins its day within that
 * time.
 */
const FORMS = 150;
/** The requests of one address: pages, their parts, and renewed tokens. */
const REQUESTS = 3000;
/** The path where browsers exchange and renew tokens: nobody can guess passwords there. */
const TOKENS = '/oauth2/token';

/**
 * Limits the requests of one network address to the sign-in pages, which are Cognito's own and not behind the
 * distributions, so that passwords are not guessed by trying. Cognito itself locks a login after many wrong ones.
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-waf.html
 */
export class SignOnFirewall extends Construct {
  constructor(scope: Construct, id: string, { pool }: { readonly pool: UserPool }) {
    super(scope, id);
    const firewall = new CfnWebACL(this, 'Rules', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibilityConfig('sign-in'),
      dataProtectionConfig: UNSEEN,
      rules: [rateRule(0, 'forms', FORMS, sendsForm), rateRule(1, 'everything', REQUESTS)],
    });
    new CfnWebACLAssociation(this, 'BeforePool', {
      resourceArn: pool.userPoolArn,
      webAclArn: firewall.attrArn,
    });
  }
}

const matches = (
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  searchString: string,
): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch,
    searchString,
    positionalConstraint: 'EXACTLY',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const sendsForm: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [
      matches({ method: {} }, 'POST'),
      { notStatement: { statement: matches({ uriPath: {} }, TOKENS) } },
    ],
  },
};

const rateRule = (
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: {} },
  visibilityConfig: visibilityConfig(`sign-in-${name}`),
  statement: rateStatement(limit, scopeDownStatement),
});
