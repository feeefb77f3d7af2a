import { labelFor } from '#shared/kernel/label.ts';
import { DEFAULT_LOCALE, toLanguageTag } from '#shared/kernel/locale.ts';
import { Icon } from '#web/components/icon.tsx';
import { autonymOf } from '#web/i18n/autonyms.ts';
import { offeredLanguages } from '#web/i18n/catalogues.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { addressOf, chooseCountry, type KnownCountry } from './known-countries.ts';

/** Shows countries by the names they give themselves, with their domain. */
export function CountryLinks({ countries }: { readonly countries: readonly KnownCountry[] }) {
  const { compare } = useFormats();
  const { storage } = useKernel();
  const named = countries
    .map((country) => ({ country, name: ownName(country) }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <ul className="plain link-rows">
      {named.map(({ country, name }) => (
        <li key={country.code}>
          <a
            href={addressOf(country, window.location)}
            lang={toLanguageTag(ownLanguage(country))}
            onClick={() => chooseCountry(storage, country.code)}
          >
            <span>
              <span className="link-row-name">{name}</span>
              <span className="meta country-languages">{languagesOf(country)}</span>
            </span>
            <span className="meta">{country.domain}</span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const ownLanguage = ({ languages }: KnownCountry) => languages[0] ?? DEFAULT_LOCALE;
const ownName = (country: KnownCountry) =>
  labelFor(country.labels, ownLanguage(country), country.code);
const languagesOf = ({ languages }: KnownCountry) =>
  offeredLanguages(languages)
    .map((language) => autonymOf(language, languages))
    .join(' · ');
