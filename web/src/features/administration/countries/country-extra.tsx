import { LOCALES } from '#shared/kernel/locale.ts';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import { spokenLanguages } from '../use-needed-languages.ts';
import { WaitingLabels } from '../waiting/waiting-labels.tsx';

/** Says which texts the chosen languages lack: a site offers a language once it has them all. */
export function CountryExtra({ data: { languages } }: ClassExtraProps) {
  const chosen = Array.isArray(languages) ? languages : [];
  return (
    <ul className="plain waiting-work">
      {spokenLanguages(LOCALES.filter((locale) => chosen.includes(locale))).map((language) => (
        <WaitingLabels key={language} language={language} />
      ))}
    </ul>
  );
}
