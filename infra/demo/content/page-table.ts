import { type Texts, text } from '#infra/demo/texts.ts';
import { HELP } from './help-page.ts';

export type PageRow = {
  readonly usageKey: string;
  readonly internalName: string;
  readonly title: Texts;
  readonly content: Texts;
  /** The age in days of the present version, where it is younger than the page, and its changes. */
  readonly changed?: { readonly daysAgo: number; readonly summary: Texts };
};

/** The pages are older than all that happened in the demo. */
export const PAGES_DAYS_OLD = 900;
/** The age of the second version of the terms: people who accepted the first are asked again. */
export const TERMS_CHANGED_DAYS_AGO = 300;

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
  HELP,
  {
    usageKey: 'contact',
    internalName: 'Contact',
    title: { de: 'Kontakt', en: 'Contact', da: 'Kontakt', fr: 'Contact', it: 'Contatto' },
    content: {
      de: 'Telefon: [0800 555 0190](tel:+498005550190), montags bis freitags von 8 bis 16 Uhr.',
      en: 'Phone: [0800 555 0190](tel:+498005550190), Monday to Friday from 8 am to 4 pm.',
      da: 'Telefon: [0800 555 0190](tel:+498005550190), mandag til fredag kl. 8 til 16.',
      fr: 'Téléphone : [0800 555 0190](tel:+498005550190), du lundi au vendredi de 8 à 16 heures.',
      it: 'Telefono: [0800 555 0190](tel:+498005550190), dal lunedì al venerdì dalle 8 alle 16.',
    },
  },
  {
    usageKey: 'privacy',
    internalName: 'Privacy',
    title: text('Datenschutz', 'Privacy'),
    content: {
      de: 'Name und Kontaktdaten von Anbietern werden mit ihren Angeboten veröffentlicht.\n\nAngaben in Anträgen sehen nur die Beteiligten: Antragsteller, Kontrollstelle, Verband und Behörde.',
      en: 'Names and contact details of suppliers are published with their offers.\n\nWhat is said in a request is seen by its parties only: applicant, control body, association and authority.',
      da: 'Udbyderes navn og kontaktoplysninger offentliggøres sammen med deres udbud.\n\nOplysninger i ansøgninger ses kun af parterne: ansøger, kontrolorgan, forening og myndighed.',
      fr: 'Le nom et les coordonnées des fournisseurs sont publiés avec leurs offres.\n\nLe contenu des demandes n’est visible que des parties : demandeur, organisme de contrôle, association et autorité.',
      it: 'Il nome e i recapiti dei fornitori sono pubblicati con le loro offerte.\n\nIl contenuto delle domande è visibile solo alle parti: richiedente, organismo di controllo, associazione e autorità.',
    },
  },
  {
    usageKey: 'imprint',
    internalName: 'Imprint',
    title: text('Impressum', 'Imprint'),
    content: {
      de: 'Vorführdaten: Personen, Betriebe und Nummern sind erfunden.\n\nPostleitzahlen und Orte: GeoNames (geonames.org), CC BY 4.0.',
      en: 'Demonstration data: people, farms and numbers are made up.\n\nPostal codes and places: GeoNames (geonames.org), CC BY 4.0.',
      da: 'Demonstrationsdata: personer, bedrifter og numre er opdigtede.\n\nPostnumre og steder: GeoNames (geonames.org), CC BY 4.0.',
      fr: 'Données de démonstration : personnes, exploitations et numéros sont inventés.\n\nCodes postaux et lieux : GeoNames (geonames.org), CC BY 4.0.',
      it: 'Dati dimostrativi: persone, aziende e numeri sono inventati.\n\nCodici postali e luoghi: GeoNames (geonames.org), CC BY 4.0.',
    },
  },
  {
    usageKey: 'tos-agr',
    internalName: 'Terms of service for suppliers',
    title: text('Nutzungsbedingungen für Anbieter', 'Terms of service for suppliers'),
    content: {
      de: 'Wer Tiere anbietet, braucht ein gültiges Zertifikat, hält seine Angebote aktuell und nimmt heraus, was nicht mehr verfügbar ist. Alle 90 Tage werden die Angebote bestätigt; sonst werden sie ausgeblendet, bis das geschehen ist.',
      en: 'Whoever offers animals needs a valid certificate, keeps offers up to date and withdraws what is no longer available. Every 90 days the offers are confirmed; otherwise they are hidden until they are.',
      da: 'Den, der udbyder dyr, skal have et gyldigt certifikat, holde sine udbud ajour og fjerne det, der ikke længere kan leveres. Udbud bekræftes hver 90. dag; ellers skjules de, indtil det er sket.',
      fr: 'Toute personne qui propose des animaux doit posséder un certificat valable, tenir ses offres à jour et retirer ce qui n’est plus disponible. Les offres sont confirmées tous les 90 jours ; à défaut, elles sont masquées jusqu’à leur confirmation.',
      it: 'Chi offre animali deve avere un certificato valido, tenere aggiornate le offerte e ritirare ciò che non è più disponibile. Le offerte vanno confermate ogni 90 giorni; altrimenti restano nascoste fino alla conferma.',
    },
    changed: {
      daysAgo: TERMS_CHANGED_DAYS_AGO,
      summary: text(
        'Neu: Angebote sind alle 90 Tage zu bestätigen. Was nicht bestätigt ist, wird ausgeblendet, aber nicht gelöscht.',
        'New: offers are to be confirmed every 90 days. What is not confirmed is hidden, not deleted.',
      ),
    },
  },
];
