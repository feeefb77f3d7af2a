import { text } from 'node:stream/consumers';
import { KEY_STEPS, rotateKeys } from './rotate-keys.ts';

/** `npm run --silent keys -- <step>`: reads the secret from standard input (but for `new`), prints the next one. */
const step = KEY_STEPS.find((one) => one === process.argv[2]);
if (step === undefined) {
  process.stderr.write(
    `Name a step: ${KEY_STEPS.join(', ')} (infra/README.md, "Rotate the signing key").\n`,
  );
  process.exit(1);
}
const secret: unknown = step === 'new' ? undefined : JSON.parse(await text(process.stdin));
process.stdout.write(`${JSON.stringify(rotateKeys(step, secret))}\n`);
