import { ButtonLink } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';

export function NotFoundPage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('notFound.title')} />
      <p>{t('notFound.text')}</p>
      <div className="buttons">
        <ButtonLink look="primary" to={pathTo('Home')}>
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </>
  );
}
