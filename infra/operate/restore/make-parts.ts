import { S3Client } from '@aws-sdk/client-s3';
import { systemClock as clock } from '#functions/kernel/ports/clock.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { makeAskAws } from '#infra/operate/doctor/ask-aws.ts';
import type { Parts } from './parts.ts';

type Given = Omit<Parts, 'askAws' | 'client' | 'clock' | 's3'> & {
  /** The endpoint of a stand-in of AWS. */
  readonly endpoint: string | undefined;
};

/** Joins the given parts with the clients of AWS, in the region of the stage. */
export function makeParts({ endpoint, ...given }: Given): Parts {
  const { region } = given.deployment.stage;
  const askAws = makeAskAws({ endpoint });
  return {
    ...given,
    askAws,
    clock,
    client: makeTableClient({ region }),
    s3: new S3Client({ region }),
  };
}
