import * as z from 'zod';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

export const HostName = z
  .string()
  .max(253)
  .regex(new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`), 'must be a host name such as de.example.org');

/** The service that answers for the names of a domain. */
export const DnsConfig = z.discriminatedUnion(
  'kind',
  [
    /** A hosted zone of the same account: certificate, addresses and mail records are made by the deployment. */
    z.strictObject({
      kind: z.literal('hostedZone'),
      zoneName: HostName,
      zoneId: z
        .string()
        .regex(/^Z[A-Z0-9]{5,31}$/, 'must be the id of a hosted zone, which begins with Z'),
    }),
    /** Another service: the operator brings the certificate and enters the records that the deployment prints. */
    z.strictObject({
      kind: z.literal('external'),
      certificateArn: z
        .string()
        .regex(
          /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
          'must be the ARN of a certificate in us-east-1, where CloudFront looks for it',
        ),
    }),
  ],
  'must be of kind hostedZone or external',
);
export type DnsConfig = z.infer<typeof DnsConfig>;
