import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { useText } from '#web/i18n/text-provider.tsx';

type Titles = {
  /** Null takes the title back. */
  readonly setTitle: (id: string, title: string | null) => void;
  readonly setError: (has: boolean) => void;
  /** The mark in front of the title; null: none. */
  readonly setMark: (mark: string | null) => void;
};

const TitlesContext = createContext<Titles>({
  setTitle: () => {},
  setError: () => {},
  setMark: () => {},
});

/**
 * Keeps the document's title, "Error: Search cattle – Organic livestock database". The title of the page that was
 * shown last counts, also in the description for search engines.
 */
export function TitleProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [titles, setTitles] = useState<readonly (readonly [id: string, title: string])[]>([]);
  const [hasError, setError] = useState(false);
  const [mark, setMark] = useState<string | null>(null);
  const title = titles.at(-1)?.[1];
  const full = [mark, title, t('app.title')].filter(Boolean).join(' – ');
  useEffect(() => {
    document.title = hasError ? `${t('field.errorPrefix')} ${full}` : full;
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', t('app.description', { title: title ?? t('app.title') }));
  }, [title, full, hasError, t]);
  const setTitle = useCallback((id: string, title: string | null) => {
    setTitles((now) => {
      const others = now.filter(([other]) => other !== id);
      return title === null ? others : [...others, [id, title]];
    });
  }, []);
  const context = useMemo(() => ({ setTitle, setError, setMark }), [setTitle]);
  return <TitlesContext value={context}>{children}</TitlesContext>;
}

export function useTitle(title: string): void {
  const id = useId();
  const { setTitle } = useContext(TitlesContext);
  useEffect(() => {
    setTitle(id, title);
    return () => setTitle(id, null);
  }, [setTitle, id, title]);
}

/** Puts a mark in front of every page's title while the component is there. */
export function useTitleMark(mark: string): void {
  const { setMark } = useContext(TitlesContext);
  useEffect(() => {
    setMark(mark);
    return () => setMark(null);
  }, [setMark, mark]);
}

export function useTitleError(hasError: boolean): void {
  const { setError } = useContext(TitlesContext);
  useEffect(() => {
    setError(hasError);
    return () => setError(false);
  }, [setError, hasError]);
}
