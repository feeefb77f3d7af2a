import type { LineTexts } from './line-texts.ts';

export const lineTextsHr: LineTexts = {
  required: {
    reason: 'Nedostaje ovaj podatak.',
    hint: 'Upišite vrijednost u redak.',
  },
  tooLong: {
    reason: 'Unos je predug.',
    hint: 'Skratite tekst; najveći dopušteni broj znakova je {detail}.',
  },
  cellError: {
    reason: 'Ćelija sadrži pogrešku iz proračunske tablice.',
    hint: 'Zamijenite formulu njezinom vrijednošću.',
  },
  wrongText: {
    reason: 'Unos sadrži znakove koji nisu tekst.',
    hint: 'Provjerite je li odabrano ispravno kodiranje znakova.',
  },
  wrongControlNumber: {
    reason: 'To nije kontrolni broj ove zemlje.',
    hint: 'Očekuje se broj poput {detail}.',
  },
  wrongCitycode: {
    reason: 'To nije poštanski broj.',
    hint: 'Upišite samo poštanski broj, bez mjesta.',
  },
  wrongEmail: {
    reason: 'To nije adresa e-pošte.',
    hint: 'Upišite točno jednu adresu ili ostavite ćeliju praznom.',
  },
  wrongPhone: {
    reason: 'To nije telefonski broj.',
    hint: 'Upišite točno jedan broj, na primjer +385 1 2345 678.',
  },
  wrongWebsite: {
    reason: 'To nije internetska adresa.',
    hint: 'Očekuje se adresa poput https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'To nije ni datum ni Da ni Ne.',
    hint: 'Upišite dan suglasnosti, na primjer 5. 3. 2026., ili Da ili Ne.',
  },
  agreementAhead: {
    reason: 'Suglasnost je u budućnosti.',
    hint: 'Upišite dan na koji je dana.',
  },
  unknownAssociation: {
    reason: 'Ova udruga ovdje ne postoji.',
    hint: 'Napišite naziv onako kako stoji u bazi podataka; više naziva odvojite točkom sa zarezom.',
  },
  listedTwice: {
    reason: 'Ovaj unos već stoji u retku {detail}.',
    hint: 'Zadržite samo jedan od ta dva retka.',
  },
  otherControlBody: {
    reason: 'Ovaj kontrolni broj pripada gospodarstvu koje nije Vaš klijent.',
    hint: 'Provjerite broj i poštanski broj. Ako je gospodarstvo prešlo k Vama, obratite se administraciji.',
  },
  notAFarm: {
    reason: 'Ovaj kontrolni broj ne pripada poljoprivrednom gospodarstvu.',
    hint: 'Obratite se administraciji.',
  },
  otherCountry: {
    reason: 'Gospodarstvo pripada drugoj zemlji.',
    hint: 'Obratite se administraciji.',
  },
  deactivated: {
    reason: 'Administracija je isključila račun ovog gospodarstva.',
    hint: 'Obratite se administraciji.',
  },
  redacted: {
    reason: 'Podaci ovog gospodarstva su obrisani.',
    hint: 'Obratite se administraciji.',
  },
  wrongTruth: {
    reason: 'To nije ni Da ni Ne.',
    hint: 'Upišite Da ili Ne ili ostavite ćeliju praznom.',
  },
  unknownAnimalkind: {
    reason: 'Ova vrsta životinja ne postoji.',
    hint: 'Napišite naziv onako kako stoji u bazi podataka.',
  },
  unknownCountry: {
    reason: 'Ova zemlja ne postoji.',
    hint: 'Upišite oznake ili nazive zemalja, na primjer HR; AT.',
  },
  unknownLanguage: {
    reason: 'Ovaj jezik ne postoji.',
    hint: 'Očekuju se jezik i naziv, na primjer en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Ova kategorija II ne postoji.',
    hint: 'Napišite naziv onako kako stoji u bazi podataka; više naziva odvojite točkom sa zarezom.',
  },
  otherAnimalkind: {
    reason: 'Ova kategorija II pripada drugoj vrsti životinja.',
    hint: 'Navedite kategoriju II za vrstu životinja iz ovog retka.',
  },
  countryNotCovered: {
    reason: 'Kategorije II iz ovog retka ondje ne vrijede.',
    hint: 'Za svaku zemlju navedite kategoriju II koja ondje vrijedi ili uklonite zemlju.',
  },
  tooMany: {
    reason: 'To je previše stavki.',
    hint: 'Dopušteno je najviše {detail}.',
  },
  unknownOffer: {
    reason: 'Vi nemate ovu ponudu.',
    hint: 'Ostavite oznaku onakvom kakvu je zapisao izvoz; za novu ponudu ostaje prazna.',
  },
  notLocated: {
    reason: 'Adresa nije pronađena na karti.',
    hint: 'Redak se uvozi. Provjerite poštanski broj i mjesto kako bi se gospodarstvo moglo pronaći.',
  },
  noRegion: {
    reason: 'Za ovaj poštanski broj nije upisana regija.',
    hint: 'Redak se uvozi. Zahtjevi gospodarstva trebaju regiju; obratite se administraciji.',
  },
  ended: {
    reason: 'Gospodarstvo više nije na popisu i bit će isključeno.',
    hint: 'Ako je i dalje Vaše, dodajte ga u datoteku.',
  },
  changedSince: {
    reason: 'Stavka je nakon uvoza promijenjena i ostaje kakva jest.',
    hint: 'Po potrebi je promijenite ručno.',
  },
  usedSince: {
    reason: 'Stavka se u međuvremenu upotrebljava i ostaje.',
    hint: 'Na primjer, za nju već postoji zahtjev.',
  },
};
