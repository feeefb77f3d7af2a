import type { ReactNode } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { BrandMark } from './brand-mark.tsx';

/** Shows the frame of pages that belong to no country: the product's name, and nothing to click. */
export function PlainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PlainHeader />
      <main className="page plain-page">{children}</main>
    </>
  );
}

/** Shows the bar of every page that has no site yet. */
export function PlainHeader() {
  const t = useText();
  return (
    <header className="site-header">
      <div className="frame head-line">
        <div className="brand">
          <BrandMark />
          <p className="brand-name">{t('app.title')}</p>
        </div>
      </div>
    </header>
  );
}
