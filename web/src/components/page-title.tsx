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
};

const TitlesContext = createContext<Titles>({ setTitle: () => {}, setError: () => {} });

/** Keeps the document's title: "Error: Search cattle – Organic livestock database". The last page shown counts. */
export function TitleProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [titles, setTitles] = useState<readonly (readonly [id: string, title: string])[]>([]);
  const [hasError, setError] = useState(false);
  const full = [titles.at(-1)?.[1], t('app.title')].filter(Boolean).join(' – ');
  useEffect(() => {
    document.title = hasError ? t('title.error', { title: full }) : full;
  }, [full, hasError, t]);
  const setTitle = useCallback((id: string, title: string | null) => {
    setTitles((now) => {
      const others = now.filter(([other]) => other !== id);
      return title === null ? others : [...others, [id, title]];
    });
  }, []);
  const context = useMemo(() => ({ setTitle, setError }), [setTitle]);
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

export function useTitleError(hasError: boolean): void {
  const { setError } = useContext(TitlesContext);
  useEffect(() => {
    setError(hasError);
    return () => setError(false);
  }, [setError, hasError]);
}
