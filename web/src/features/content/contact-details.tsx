import { useText } from '#web/i18n/text-provider.tsx';
import { ContentText } from './content-text.tsx';
import { useContentPage } from './use-content-page.ts';

/** Shows the phone and the hours of those who help, as far as administrators have written them. */
export function ContactDetails() {
  const t = useText();
  const { data: contact } = useContentPage('contact');
  return (
    contact && (
      <section>
        <h2>{t('contact.details')}</h2>
        <ContentText content={contact.data.content} />
      </section>
    )
  );
}
