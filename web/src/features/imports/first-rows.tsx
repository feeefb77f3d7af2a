import { useText } from '#web/i18n/text-provider.tsx';
import type { FileLook } from './use-import.ts';

const SHOWN = 5;

/** Shows the first rows of a file as they were read: letters that are wrong are seen here. */
export function FirstRows({ look }: { readonly look: FileLook }) {
  const t = useText();
  const { headings, rows } = look;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="table-scroll" aria-label={t('imports.first')} tabIndex={0}>
      <table className="table import-rows">
        <caption>
          <span>{t('imports.first')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {headings.map((heading, column) => (
                <td key={heading}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
