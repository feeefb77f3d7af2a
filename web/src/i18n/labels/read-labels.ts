import type { Locale } from '#shared/kernel/locale.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { type Catalogue, HAS_SYNTAX } from '../texts.ts';

type LabelData = EntityOf<'i18nlabels'>['data'];
type OnBroken = (key: string, locale: Locale, error: unknown) => void;

/**
 * Makes a catalogue of administrators' labels. The parser comes only where one needs it; a label that it refuses is
 * reported and left out.
 */
export async function readLabels(
  { language, entries }: LabelData,
  onBroken: OnBroken,
): Promise<Catalogue> {
  const needsParser = entries.some(({ label }) => HAS_SYNTAX.test(label));
  const parser = needsParser ? await import('@formatjs/icu-messageformat-parser') : undefined;
  const messageOf = (label: string) =>
    parser !== undefined && HAS_SYNTAX.test(label)
      ? parser.parse(label, { captureLocation: false })
      : label;
  const messages = entries.flatMap(({ key, label }) => {
    try {
      return [[key, messageOf(label)] as const];
    } catch (error) {
      onBroken(key, language, error);
      return [];
    }
  });
  return { locale: language, messages: Object.fromEntries(messages) };
}
