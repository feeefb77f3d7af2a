import { RemovalPolicy } from 'aws-cdk-lib';
import { Alias, Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { prefixOf, type StageSettings } from './stage-settings.ts';

/**
 * Returns the alias of the key that signs a country's proofs in a stage with this prefix; without a country, the
 * beginning of all aliases.
 */
export const proofKeyAlias = (prefix: string, country = ''): string =>
  `alias/${prefix}-proofs-${country.toLowerCase()}`;

/**
 * Makes for each country the key that signs its proofs of non-availability, and its alias; returns the beginning of
 * the aliases: the country's code in small letters follows. A country with another `proofKey` gets a new key; the one
 * before stays until an operator has it deleted (runbook).
 */
export function addProofKeys(scope: Construct, settings: StageSettings): string {
  const prefix = prefixOf(settings);
  const { keepsData } = settings.stage;
  for (const { code, name, proofKey } of settings.countries) {
    const key = new Key(scope, `ProofKey${code}${proofKey}`, {
      description: `Signs the proofs of ${name} (${proofKey}).`,
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    // An alias is no child of its key: it stays when the key behind it changes.
    new Alias(scope, `ProofAlias${code}`, {
      aliasName: proofKeyAlias(prefix, code),
      targetKey: key,
    });
  }
  return proofKeyAlias(prefix);
}
