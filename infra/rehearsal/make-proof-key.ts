import * as z from 'zod';
import { proofKeyAlias } from '#infra/deploy/constructs/proof-keys.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { askStandIn } from './ask-stand-in.ts';
import { rehearsedDeployment } from './rehearsed-deployment.ts';

const CreatedKey = z.object({ KeyMetadata: z.object({ KeyId: z.string() }) });

/** Makes the key that signs the proofs of a country for which the rehearsed stage has made none. */
export async function makeProofKey(country: string): Promise<void> {
  const { text } = await askKms('CreateKey', { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' });
  const { KeyId: TargetKeyId } = CreatedKey.parse(JSON.parse(text)).KeyMetadata;
  const AliasName = proofKeyAlias(prefixOf(rehearsedDeployment), country);
  await askKms('CreateAlias', { AliasName, TargetKeyId });
}

function askKms(operation: string, asked: object) {
  const { region } = rehearsedDeployment.stage;
  const target = `TrentService.${operation}`;
  return askStandIn({ service: 'kms', region, target, body: JSON.stringify(asked) });
}
