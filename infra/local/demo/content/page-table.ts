import { type Texts, text } from '../texts.ts';

export type PageRow = {
  readonly usageKey: string;
  readonly internalName: string;
  readonly title: Texts;
  readonly content: Texts;
};

/** The pages are older than all that happened in the demo: every acceptance of the terms is of the present ones. */
export const PAGES_DAYS_OLD = 900;

export const PAGES: readonly PageRow[] = [
  {
    usageKey: 'footer',
    internalName: 'Footer',
    title: text('Über diesen Dienst', 'About this service'),
    content: {
      de: 'Öffentliche Datenbank für ökologisch gehaltene Tiere nach Artikel 26 der Verordnung (EU) 2018/848. Die Suche ist ohne Anmeldung möglich, das Anbieten ist freiwillig und kostenlos.',
      en: 'Public database of organic animals under Article 26 of Regulation (EU) 2018/848. Searching needs no sign-in; offering is voluntary and free of charge.',
      da: 'Offentlig database over økologiske dyr efter artikel 26 i forordning (EU) 2018/848. Søgning kræver ikke login; det er frivilligt og gratis at udbyde dyr.',
      fr: 'Base de données publique des animaux biologiques, article 26 du règlement (UE) 2018/848. La recherche est libre, la publication d’offres est volontaire et gratuite.',
    },
  },
  {
    usageKey: 'home',
    internalName: 'Home',
    title: text('Tiere aus ökologischer Haltung finden', 'Find organic animals'),
    content: text(
      'Suchen Sie nach Tieren in Ihrer Nähe. Finden Sie keine, können Sie hier eine Ausnahme beantragen.',
      'Search for animals near you. If you find none, you can apply for an exception here.',
    ),
  },
  {
    usageKey: 'privacy',
    internalName: 'Privacy',
    title: text('Datenschutz', 'Privacy'),
    content: text(
      'Name und Kontaktdaten von Anbietern werden mit ihren Angeboten veröffentlicht.\n\nAngaben in Anträgen sehen nur die Beteiligten: Antragsteller, Kontrollstelle, Verband und Behörde.',
      'Names and contact details of suppliers are published with their offers.\n\nWhat is said in a request is seen by its parties only: applicant, control body, association and authority.',
    ),
  },
  {
    usageKey: 'imprint',
    internalName: 'Imprint',
    title: text('Impressum', 'Imprint'),
    content: text(
      'Vorführdaten: Personen, Betriebe und Nummern sind erfunden.',
      'Demonstration data: people, farms and numbers are made up.',
    ),
  },
  {
    usageKey: 'tos-agr',
    internalName: 'Terms of service for suppliers',
    title: text('Nutzungsbedingungen für Anbieter', 'Terms of service for suppliers'),
    content: text(
      'Wer Tiere anbietet, braucht ein gültiges Zertifikat, hält seine Angebote aktuell und nimmt heraus, was nicht mehr verfügbar ist.',
      'Whoever offers animals needs a valid certificate, keeps offers up to date and withdraws what is no longer available.',
    ),
  },
];
