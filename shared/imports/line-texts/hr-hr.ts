import type { LineTexts } from './line-texts.ts';

export const lineTextsHr: LineTexts = {
  cellError:
    'Ćelija sadrži pogrešku iz proračunske tablice. Zamijenite formulu njezinom vrijednošću.',
  wrongText:
    'Unos sadrži znakove koji nisu tekst. Provjerite je li odabrano ispravno kodiranje znakova.',
  wrongControlNumber: 'To nije kontrolni broj ove zemlje. Očekuje se broj poput {detail}.',
  wrongCitycode: 'To nije poštanski broj. Upišite samo poštanski broj, bez mjesta.',
  wrongEmail: 'To nije adresa e-pošte. Upišite točno jednu adresu ili ostavite ćeliju praznom.',
  wrongPhone: 'To nije telefonski broj. Upišite točno jedan broj, na primjer +385 1 2345 678.',
  wrongWebsite: 'To nije internetska adresa. Očekuje se adresa poput https://www.example.org.',
  wrongAgreement:
    'To nije ni datum ni Da ni Ne. Upišite dan suglasnosti, na primjer 5. 3. 2026., ili Da ili Ne.',
  agreementAhead: 'Suglasnost je u budućnosti. Upišite dan na koji je dana.',
  unknownName:
    'Ovaj naziv ovdje ne postoji. Napišite ga onako kako stoji u bazi podataka; više naziva odvojite točkom sa zarezom.',
  listedTwice: 'Ovaj unos već stoji u retku {detail}.',
  otherControlBody:
    'Ovaj kontrolni broj pripada gospodarstvu koje nije Vaš klijent. Provjerite broj i poštanski broj. Ako je gospodarstvo prešlo k Vama, obratite se administraciji.',
  notAFarm:
    'Ovaj kontrolni broj ne pripada poljoprivrednom gospodarstvu ove zemlje. Obratite se administraciji.',
  deactivated: 'Administracija je isključila račun ovog gospodarstva. Obratite se administraciji.',
  wrongTruth: 'To nije ni Da ni Ne. Upišite Da ili Ne ili ostavite ćeliju praznom.',
  unknownAnimalkind:
    'Ova vrsta životinja ne postoji. Napišite naziv onako kako stoji u bazi podataka.',
  unknownCountry: 'Ova zemlja ne postoji. Upišite oznake ili nazive zemalja, na primjer HR; AT.',
  unknownLanguage:
    'Ovaj jezik ne postoji. Očekuju se jezik i naziv, na primjer en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Ova kategorija II pripada drugoj vrsti životinja. Navedite kategoriju II za vrstu životinja iz ovog retka.',
  countryNotCovered:
    'Kategorije II iz ovog retka ondje ne vrijede. Za svaku zemlju navedite kategoriju II koja ondje vrijedi ili uklonite zemlju.',
  unknownOffer:
    'Vi nemate ovu ponudu. Ostavite oznaku onakvom kakvu je zapisao izvoz; za novu ponudu ostaje prazna.',
  notLocated:
    'Adresa nije pronađena na karti. Redak se uvozi. Provjerite poštanski broj i mjesto kako bi se gospodarstvo moglo pronaći.',
  noRegion:
    'Za ovaj poštanski broj nije upisana regija. Redak se uvozi. Zahtjevi gospodarstva trebaju regiju; obratite se administraciji.',
  ended:
    'Gospodarstvo više nije na popisu i bit će isključeno. Ako je i dalje Vaše, dodajte ga u datoteku.',
  changedSince: 'Stavka je nakon uvoza promijenjena i ostaje kakva jest.',
  usedSince: 'Stavka se u međuvremenu upotrebljava i ostaje.',
};
