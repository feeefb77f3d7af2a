import { expect, test } from 'vitest';
import { headingsKnown } from '#functions/imports/texts/headings-known.ts';
import { columnsOf } from '#shared/imports/import-columns.ts';
import { headingKey, proposeMapping } from '#shared/imports/mapping.ts';

const columns = columnsOf('customers');
const names = Object.keys(columns);
const headingsOf = (column: string) => headingsKnown('customers', column);

test.each([
  'Kunden-Nr.|Betrieb|Strasse|PLZ|Ort|Betriebsleiter|Tel.|E-Mail|Homepage|Vollmacht|Verband',
  'Herd number|Company|Address|Postcode|City|Owner|Mobile|Mail|URL|Consent|Member of',
  'Numéro de contrôle|Raison sociale|Rue|Code postal|Localité|Interlocuteur|Tél.|Courriel|Site web|Accord du|Fédération',
  'Numero di controllo|Azienda|Indirizzo|CAP|Comune|Referente|Telefono|Posta elettronica|Sito web|Consenso|Associazione',
  'N.º de control|Explotación|Calle|Código postal|Población|Persona de contacto|Teléfono|Correo electrónico|Página web|Consentimiento|Asociación',
  'Skal-nummer|Bedrijfsnaam|Straat|Postcode|Woonplaats|Contactpersoon|Telefoon|E-mailadres|Internetadres|Toestemming|Vereniging',
  'Kontrolnummer|Bedrift|Vej|Postnr.|By|Kontaktperson|Tlf.|E-mailadresse|Hjemmeside|Samtykke|Forening',
  'Certifieringsnummer|Företag|Gatuadress|Postnummer|Postort|Kontaktperson|Mobil|E-post|Webbplats|Samtycke|Medlem i',
  'Ellenőrzési szám|Cégnév|Utca, házszám|Irányítószám|Település|Kapcsolattartó|Telefonszám|E-mail-cím|Honlap|Hozzájárulás|Egyesület',
  'Număr de control|Denumire|Strada|Cod poștal|Localitate|Persoană de contact|Telefon|Adresă de e-mail|Pagină web|Acord|Asociație',
  'Kontrolni broj|Naziv|Ulica i kućni broj|Poštanski broj|Mjesto|Kontakt osoba|Mobitel|E-pošta|Mrežna stranica|Suglasnost|Udruga',
  'Kontrolės numeris|Ūkis|Gatvė|Pašto kodas|Miestas|Kontaktinis asmuo|Telefonas|El. paštas|Svetainė|Sutikimas|Asociacija',
])('a list of customers is recognised by %s', (line) => {
  const mapping = proposeMapping({ columns, headings: line.split('|'), known: headingsOf });
  expect(mapping).toEqual(Object.fromEntries(names.map((name, at) => [name, at])));
});

test.each([
  ['customers', 'controlNumber', 'Kontrolnummer'],
  ['offergroups', 'name', 'Race eller herkomst'],
  ['offergroups', 'name', 'Razza o origine'],
  ['offers', 'offergroup', 'Race eller herkomst'],
  ['offers', 'offergroup', 'Razza o origine'],
] as const)(
  'a file of %s has its %s under a heading of earlier exports',
  (kind, column, heading) => {
    const mapping = proposeMapping({
      columns: columnsOf(kind),
      headings: [heading],
      known: (name) => headingsKnown(kind, name),
    });
    expect(mapping).toEqual({ [column]: 0 });
  },
);

test('no heading means two columns', () => {
  const words = names.flatMap((name) => headingsOf(name).map((word) => [name, headingKey(word)]));
  const columnOf = new Map<string | undefined, string | undefined>();
  for (const [name, key] of words) {
    expect([key, columnOf.get(key) ?? name]).toEqual([key, name]);
    columnOf.set(key, name);
  }
});
