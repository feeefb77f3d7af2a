import '#web/kernel/back-steps.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { LOCALES, toLanguageTag } from '#shared/kernel/locale.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { LinkWays } from '#web/components/link.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageInSightContext } from '#web/components/page-in-sight.ts';
import { TitleProvider } from '#web/components/page-title.tsx';
import { rememberCountries } from '#web/features/countries/known-countries.ts';
import { chooseLocale } from '#web/i18n/choose-locale.ts';
import { LOCALE_KEY } from '#web/i18n/locale-key.ts';
import { TextProvider } from '#web/i18n/text-provider.tsx';
import type { TextStore } from '#web/i18n/text-store.ts';
import type { StartedKernel } from '#web/kernel/kernel.ts';
import { KernelContext } from '#web/kernel/kernel-context.ts';
import { SiteContext } from '#web/kernel/site.ts';
import { type ThemeChoice, ThemeContext } from '#web/kernel/theme.ts';
import { DefaultLayout } from './default-layout.tsx';
import { LATER_MS, loadNoSignal } from './load-no-signal.ts';
import { PlainHeader, PlainLayout } from './plain-layout.tsx';
import { Router } from './router.tsx';
import { routes } from './routes.ts';
import { type Start, startUp } from './start-up.ts';

const CountrySelectionPage = lazyPart(() =>
  import('#web/features/countries/country-selection-page.tsx').then(
    (file) => file.CountrySelectionPage,
  ),
);
const loadLabels = () =>
  import('#web/i18n/labels/follow-labels.ts').then((file) => file.followLabels);
const MAINTENANCE_TEXTS = ['maintenance'] as const;
const loadMaintenance = () => import('./maintenance-page.tsx').then((file) => file.MaintenancePage);
const MaintenancePage = lazyPart(loadMaintenance, MAINTENANCE_TEXTS);

type AppProps = {
  readonly kernel: StartedKernel;
  readonly texts: TextStore;
  readonly theme: ThemeChoice;
  /** The first try to start; every later one is begun here. */
  readonly starting: Promise<Start>;
};

export function App({ kernel, texts, theme, starting }: AppProps) {
  const { start, isDown, retry } = useStart({ kernel, texts, starting });
  return (
    <KernelContext value={kernel}>
      <QueryClientProvider client={kernel.queries}>
        <ThemeContext value={theme}>
          <TextProvider store={texts}>
            <TitleProvider>
              {isDown && (
                <PlainLayout>
                  <MaintenancePage onRetry={retry} />
                </PlainLayout>
              )}
              {/* The page is hidden, not gone: a typed text is still there afterwards. */}
              <div hidden={isDown} className="app">
                {start === null && !isDown && (
                  <>
                    <PlainHeader />
                    <main className="page">
                      <LoadingState />
                    </main>
                  </>
                )}
                {start?.kind === 'choose' && (
                  <PlainLayout>
                    <CountrySelectionPage countries={start.countries} />
                  </PlainLayout>
                )}
                {start?.kind === 'country' && (
                  <SiteContext value={start.site}>
                    {/* Controls show the state of the address: it follows a click at once. */}
                    <BrowserRouter basename={start.site.basename} useTransitions={false}>
                      <PageInSightContext value={!isDown}>
                        <LinkWays>
                          <DefaultLayout>
                            <Router routes={routes} />
                          </DefaultLayout>
                        </LinkWays>
                      </PageInSightContext>
                    </BrowserRouter>
                  </SiteContext>
                )}
              </div>
            </TitleProvider>
          </TextProvider>
        </ThemeContext>
      </QueryClientProvider>
    </KernelContext>
  );
}

/** The choice of a country does not say which languages have labels. */
const labelledIn = (start: Start) => (start.kind === 'country' ? start.site.labelled : LOCALES);

/**
 * Starts the product once; a start that fails, or a call that finds the service away, shows the maintenance page
 * until a retry works.
 */
function useStart({ kernel, texts, starting }: Omit<AppProps, 'theme'>) {
  const [start, setStart] = useState<Start | null>(null);
  const [isDown, setDown] = useState(false);

  const show = useCallback(
    async (coming: Promise<Start>) => {
      const [next] = await Promise.all([coming, texts.need(['shell'])]);
      if (next.kind === 'country') {
        const chosen = kernel.storage.get(LOCALE_KEY);
        await texts.setLocale(chooseLocale(next.site.languages, chosen, navigator.languages));
        const { accent, ...country } = next.site.country.data;
        document.documentElement.dataset.accent = accent;
        // The administration has no days of its own: its readers sit anywhere.
        if (!country.isAdmin)
          texts.clock.set({ ...texts.clock.get(), timeZone: timeZoneOf(country) });
      } else rememberCountries(kernel.storage, next.countries);
      setStart(next);
    },
    [kernel, texts],
  );

  useEffect(() => {
    const off = kernel.api.on((event) => {
      if (event.type === 'unavailable') setDown(true);
    });
    show(starting).catch(() => setDown(true));
    return off;
  }, [kernel, show, starting]);

  useEffect(() => {
    if (start === null) return undefined;
    const labelled = labelledIn(start);
    const cancelLabels = kernel.after(labelled.length > 0 ? 0 : LATER_MS, () => {
      loadLabels()
        .then((follow) => follow(kernel, texts, document, labelled))
        .catch(() => {});
    });
    // The pages for a time without an answer must be here before they are needed: then nothing may come any more.
    const cancel = kernel.after(LATER_MS, () => {
      Promise.all([loadMaintenance(), import('./signal-line.tsx'), texts.need(MAINTENANCE_TEXTS)])
        .then(loadNoSignal)
        .then((file) => file.prepareForNoSignal(kernel, texts))
        .catch(() => {});
    });
    return () => {
      cancelLabels();
      cancel();
    };
  }, [start, kernel, texts]);

  const retry = useCallback(async () => {
    if (start === null) {
      const tag = toLanguageTag(texts.state.get().texts.locale);
      await show(startUp(kernel, window, tag));
    } else {
      await kernel.api.call('GET health', {});
      void kernel.queries.invalidateQueries();
    }
    setDown(false);
  }, [start, show, kernel, texts]);

  return { start, isDown, retry };
}
