import { Fragment } from 'react';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { type PageBlock, parsePage } from '#shared/content/page-markup.ts';
import { labelIn } from '#shared/kernel/label.ts';
import { toLanguageTag } from '#shared/kernel/locale.ts';
import type { MarkupPart } from '#shared/kernel/markup.ts';
import { Link } from '#web/components/link.tsx';
import { useLocale } from '#web/i18n/text-provider.tsx';

/** Shows a text in the page's language, or in the one that comes next, with its marks: see `parsePage`. */
export function ContentText({ content }: { readonly content: Cmspage['content'] }) {
  const locale = useLocale();
  const text = labelIn(
    content.map(({ lang, content: label }) => ({ lang, label })),
    locale,
  );
  if (text === undefined) return null;
  return (
    <div lang={toLanguageTag(text.lang)} className="content-text">
      {parsePage(text.label).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never change places
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: PageBlock }) {
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of one text never change places
          <li key={index}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    );
  }
  const parts = <Parts parts={block.parts} />;
  if (block.kind === 'paragraph') return <p>{parts}</p>;
  return block.level === 2 ? <h2>{parts}</h2> : <h3>{parts}</h3>;
}

function Parts({ parts }: { readonly parts: readonly MarkupPart[] }) {
  return parts.map((part, index) => {
    const key = `${index} ${part.kind}`;
    if (part.kind === 'link') return <PageLink key={key} {...part} />;
    return part.kind === 'strong' ? (
      <strong key={key}>{part.text}</strong>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });
}

function PageLink({ text, url }: { readonly text: string; readonly url: string }) {
  return url.startsWith('/') ? <Link to={url}>{text}</Link> : <a href={url}>{text}</a>;
}
