import { LABELS_FRESH_SECONDS } from '#shared/content/limits.ts';
import { LOCALES, type Locale } from '#shared/kernel/locale.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';
import { searchAllEntities } from '#web/kernel/search-entities.ts';
import { messageChain } from '../catalogues.ts';
import type { TextStore } from '../text-store.ts';
import { type Catalogue, createTexts, HAS_SYNTAX, type Texts } from '../texts.ts';

type World = Pick<Kernel, 'api' | 'reportError' | 'now'>;
type Page = Pick<Document, 'addEventListener' | 'visibilityState'>;

/**
 * Shows administrators' labels over the built-in texts: those of the language in use once they have come, and the newest
 * when the page is looked at again. Where they do not come the built-in texts stay; where a label cannot be shown, its
 * built-in text takes its place. Languages outside `labelled` had no labels a moment ago.
 */
export function followLabels(
  world: World,
  { state }: TextStore,
  page: Page,
  labelled: readonly Locale[],
): void {
  const labels = new Map<Locale, Catalogue>();
  const askedOn = new Map<Locale, number>();
  const withLabels = new WeakSet<Texts>();
  for (const locale of LOCALES) {
    if (!messageChain(locale).some((language) => labelled.includes(language)))
      askedOn.set(locale, world.now());
  }
  const onBroken = reportOnce(world.reportError);

  const show = () => {
    const { texts, parts, chain } = state.get();
    const own = chain.flatMap(({ locale }) => labels.get(locale) ?? []);
    if (own.length === 0) return;
    const both = chain.flatMap((built) => {
      const over = own.find(({ locale }) => locale === built.locale);
      return over === undefined ? [built] : [over, built];
    });
    const next = createTexts(texts.locale, both, onBroken);
    withLabels.add(next);
    state.set({ texts: next, parts, chain });
  };

  const ask = async (locale: Locale) => {
    const last = askedOn.get(locale);
    if (last !== undefined && world.now() - last < LABELS_FRESH_SECONDS * SECOND_MS) return;
    askedOn.set(locale, world.now());
    const languages = messageChain(locale);
    const entities = await labelsIn(world, languages);
    const read = await Promise.all(entities.map(({ data }) => readLabels(data, onBroken)));
    for (const language of languages) labels.set(language, { locale: language, messages: {} });
    for (const catalogue of read) labels.set(catalogue.locale, catalogue);
    show();
  };
  const askAgain = () => {
    const { locale } = state.get().texts;
    // The next look asks again after a call without an answer.
    ask(locale).catch(() => askedOn.delete(locale));
  };

  state.subscribe(() => {
    if (withLabels.has(state.get().texts)) return;
    show();
    askAgain();
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') askAgain();
  });
  askAgain();
}

function labelsIn({ api }: Pick<World, 'api'>, languages: readonly Locale[]) {
  const filter = { field: 'language', comparison: 'in', value: [...languages] } as const;
  const quietly = { quiet: true, patient: true };
  return searchAllEntities(api, 'i18nlabels', { attributeFilter: filter }, quietly);
}

function reportOnce(report: Kernel['reportError']) {
  const reported = new Set<string>();
  return (key: string, locale: Locale, cause: unknown) => {
    const name = `${locale} ${key}`;
    if (reported.has(name)) return;
    reported.add(name);
    report(new Error(`The label ${key} of ${locale} cannot be shown`, { cause }));
  };
}

type LabelData = EntityOf<'i18nlabels'>['data'];

type OnBroken = (key: string, locale: Locale, error: unknown) => void;

/**
 * Makes a catalogue of administrators' labels. The parser comes only where one needs it; a label that it refuses is
 * reported and left out.
 */
async function readLabels(
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
