/** The types of resources whose content or address would be lost with a replacement. */
export const STATEFUL = [
  'AWS::ApiGatewayV2::Api',
  'AWS::CloudFront::Distribution',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::SQS::Queue',
] as const;

/**
 * Returns the lines of a `cdk diff` by which a resource that holds state would be replaced or removed.
 * @param allowed logical ids for which that is wanted
 * @throws Error when the text is no diff, because a failed comparison is not harmless
 */
export function replacedResources(diff: string, allowed: readonly string[] = []): string[] {
  if (!/^Stack \S+/m.test(diff)) throw new Error('This is no output of cdk diff.');
  return statefulLines(diff)
    .filter((line) => /\b(replaced?|destroy|orphan)\b|^\[-\]/.test(line))
    .filter((line) => !allowed.some((id) => line.split(/\s+/).includes(id)));
}

/**
 * Returns the logical ids of resources that hold state and come with a `cdk diff`: the way back to the version before
 * takes them away again.
 */
export const addedResources = (diff: string): string[] =>
  statefulLines(diff)
    .filter((line) => line.startsWith('[+]'))
    .flatMap((line) => line.trim().split(/\s+/).at(-1) ?? []);

const statefulLines = (diff: string): string[] =>
  diff.split('\n').filter((line) => STATEFUL.some((type) => line.split(/\s+/).includes(type)));
