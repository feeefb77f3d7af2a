import { htmlIn } from '#shared/content/html-in.ts';
import type { Field } from '#shared/entities/class-screen.ts';
import { languageName } from '#shared/kernel/language-name.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { FieldSet } from '#web/components/field.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { ContentText } from '#web/features/content/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { controlId, useEntryForm } from '../entry/entry-form-context.ts';
import { useNeededLanguages } from '../use-needed-languages.ts';
import { type ControlProps, useFieldProps } from './control-props.ts';
import { useTextOrder } from './use-text-order.ts';

type Content = { readonly lang: Locale; readonly content: string };

/** Asks for a long text in each language, folded by language. */
export function PagesInput({ field, path, value, onChange }: ControlProps<Field>) {
  const t = useText();
  const { needed, others } = useNeededLanguages()(useEntryForm().data);
  const props = useFieldProps(path, field);
  const contents: readonly Content[] = Array.isArray(value) ? value : [];
  const { begun, put } = useTextOrder(contents);
  const contentIn = (locale: Locale) => contents.find(({ lang }) => lang === locale)?.content ?? '';
  const isShown = (locale: Locale) => begun.includes(locale) || contentIn(locale) !== '';
  const change = (lang: Locale, content: string) => {
    const rest = contents.filter((text) => text.lang !== lang);
    onChange(content === '' ? rest : put(rest, { lang, content }));
  };
  const htmlProblem = (content: string): string | undefined => {
    const html = htmlIn(content);
    return html && t('administration.htmlInPage', html);
  };
  return (
    <FieldSet {...props}>
      {[...needed, ...others.filter(isShown)].map((locale, index) => (
        <details key={locale} open={index === 0}>
          <summary>
            {languageName(locale)}{' '}
            {contentIn(locale) === '' && (
              <span className="texts-missing">{t('administration.missing')}</span>
            )}
          </summary>
          <TextArea
            id={`${controlId(path)}-${locale}`}
            label={`${props.label}, ${languageName(locale)}`}
            lang={toLanguageTag(locale)}
            rows={12}
            value={contentIn(locale)}
            error={htmlProblem(contentIn(locale))}
            onChange={({ target }) => change(locale, target.value)}
          />
          {contentIn(locale) !== '' && (
            <details>
              <summary>{t('words.preview')}</summary>
              <ContentText content={[{ lang: locale, content: contentIn(locale) }]} />
            </details>
          )}
        </details>
      ))}
    </FieldSet>
  );
}
