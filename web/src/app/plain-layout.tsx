import type { ReactNode } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';

/** Shows the frame of pages that belong to no country: the product's name, and nothing to click. */
export function PlainLayout({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <>
      <header className="site-header">
        <div className="frame top-bar plain-bar">
          <p className="plain-brand">{t('app.title')}</p>
        </div>
      </header>
      <main className="page plain-page">{children}</main>
    </>
  );
}
