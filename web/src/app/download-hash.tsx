import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { type DownloadLink, parseDownloadHash } from './parse-download-hash.ts';

const DownloadDialog = lazyPart(
  () => import('#web/features/uploads/download-dialog.tsx').then((file) => file.DownloadDialog),
  ['uploads', 'words'],
);

/**
 * Follows `#download:<id>/<name>` in the address: it asks first when a reader arrives with it, and downloads at once
 * later.
 */
export function DownloadHash() {
  const { hash } = useLocation();
  const [link, setLink] = useState<(DownloadLink & { asks: boolean }) | null>(() => {
    const first = parseDownloadHash(hash);
    return first && { ...first, asks: true };
  });

  useEffect(() => {
    const follow = () => {
      const next = parseDownloadHash(window.location.hash);
      setLink(next && { ...next, asks: false });
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  if (link === null) return null;
  const done = () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    setLink(null);
  };
  return (
    <DownloadDialog key={link.id} id={link.id} name={link.name} asks={link.asks} onDone={done} />
  );
}
