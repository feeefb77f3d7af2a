import { LOCALES } from '#shared/kernel/locale.ts';
import { missingMessages } from './message-files.ts';

const USAGE = `npm run texts -- missing [locale]

  missing          how many messages each language lacks
  missing fr_FR    the keys of those that this one lacks, by part`;

const [act, name] = process.argv.slice(2);
const asked = LOCALES.filter((locale) => name === undefined || locale === name);
if (act !== 'missing' || asked.length === 0) {
  console.error(USAGE);
  process.exit(2);
}
for (const locale of asked) {
  const missing = await missingMessages(locale);
  const count = [...missing.values()].reduce((sum, keys) => sum + keys.length, 0);
  console.log(`${locale}: ${count === 0 ? 'whole' : `${count} missing`}`);
  if (name === undefined) continue;
  for (const [part, keys] of missing) console.log(`\n${part}\n  ${keys.join('\n  ')}`);
}
