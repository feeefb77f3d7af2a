import './styles/tokens.css';
import './styles/base.css';
import './styles/forms.css';
import './styles/components.css';
import './styles/shell.css';
import './styles/home.css';
import './styles/print.css';
import { createRoot } from 'react-dom/client';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { App } from './app/app.tsx';
import { preloadPage } from './app/preload-page.ts';
import { startUp } from './app/start-up.ts';
import { followLostFocus } from './components/lost-focus.ts';
import { browserLocale } from './i18n/choose-locale.ts';
import { LOCALE_KEY } from './i18n/locale-key.ts';
import { createTextStore } from './i18n/text-store.ts';
import { followTranslation } from './kernel/follow-translation.ts';
import { createKernel } from './kernel/kernel.ts';
import { startTheme } from './kernel/theme.ts';

followTranslation(globalThis);
followLostFocus(document);
const kernel = createKernel();
const theme = startTheme(kernel.storage, document.documentElement);
const locale = browserLocale(navigator.languages, kernel.storage.get(LOCALE_KEY));
const texts = createTextStore(locale, (key, of, error) => {
  console.error(`The message ${key} of ${of} cannot be shown`, error);
});

// Site, words and page come beside each other; the site first, since a slow line lets few calls go at once.
const starting = startUp(kernel, window, toLanguageTag(locale));
starting.catch(() => {});
kernel.after(0, () => preloadPage(kernel, texts, window.location.pathname));
// The browser reads its knowledge of languages while the answers are on their way, not while the page is drawn.
kernel.after(0, () => void new Date(0).toLocaleString(toLanguageTag(locale)));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// The first words are there before the first picture.
void texts.need(['shell']).finally(() => {
  createRoot(root).render(<App kernel={kernel} texts={texts} theme={theme} starting={starting} />);
});
