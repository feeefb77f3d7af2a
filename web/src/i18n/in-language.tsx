import { type ReactNode, useMemo } from 'react';
import { useValue } from '#web/kernel/value.ts';
import { createFormats } from './formats.ts';
import { LanguageContext, useTextStore } from './text-provider.tsx';
import type { Texts } from './texts.ts';

/** Shows its children in the language of these texts, which may be another than that of the page. */
export function InLanguage({
  texts,
  children,
}: {
  readonly texts: Texts;
  readonly children: ReactNode;
}) {
  const store = useTextStore();
  const clock = useValue(store.clock);
  const language = useMemo(
    () => ({ store, texts, formats: createFormats(texts.locale, texts.t, clock) }),
    [store, texts, clock],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
