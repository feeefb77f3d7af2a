import * as z from 'zod';

const BUCKET = /^(?!.*(\.\.|-s3alias$))[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const VAULT = /^arn:aws[\w-]*:backup:[a-z]{2}(-[a-z]+)+-\d:\d{12}:backup-vault:[\w-]{2,50}$/;

/** The places of copies, in one other account, that outlive the loss of the account or its region. */
export const BackupConfig = z.strictObject({
  /** A vault of AWS Backup, for the table every night. */
  vault: z
    .string()
    .regex(VAULT, 'must be the ARN of a vault: arn:aws:backup:REGION:ACCOUNT:backup-vault:NAME'),
  /** A bucket with versions, for the files that people gave, within minutes. */
  files: z.string().regex(BUCKET, 'must be the name of a bucket'),
  /** The days for which a copy of the table is kept. */
  keepDays: z.int('must be whole days').min(7).max(365).default(35),
});
export type BackupConfig = z.infer<typeof BackupConfig>;

export function placeOfVault(vault: string): { readonly region: string; readonly account: string } {
  const [, , , region = '', account = ''] = vault.split(':');
  return { region, account };
}
