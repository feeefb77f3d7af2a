import type { Cmspage } from '#shared/content/cmspage.ts';
import { labelIn } from '#shared/kernel/label.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';

/** Plain text in the page's language, or in the one that comes next; an empty line begins a paragraph. */
export function ContentText({ content }: { readonly content: Cmspage['content'] }) {
  const locale = useLocale();
  const found = labelIn(
    content.map(({ lang, content: label }) => ({ lang, label })),
    locale,
  );
  if (found === undefined) return null;
  const paragraphs = found.label.split(/\n\s*\n/).map((text) => text.trim());
  return (
    <div lang={toLanguageTag(found.lang)} className="content-text">
      {paragraphs.filter(Boolean).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
