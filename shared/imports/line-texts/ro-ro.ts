import type { LineTexts } from './line-texts.ts';

export const lineTextsRo: LineTexts = {
  required: {
    reason: 'Această informație lipsește.',
    hint: 'Completați valoarea în rând.',
  },
  tooLong: {
    reason: 'Textul este prea lung.',
    hint: 'Scurtați-l. Numărul maxim de caractere: {detail}.',
  },
  cellError: {
    reason: 'Celula conține o eroare a programului de calcul tabelar.',
    hint: 'Înlocuiți formula cu valoarea ei.',
  },
  wrongText: {
    reason: 'Textul conține semne care nu sunt text.',
    hint: 'Verificați dacă ați ales codificarea corectă a caracterelor.',
  },
  wrongControlNumber: {
    reason: 'Acesta nu este un număr de control al acestei țări.',
    hint: 'Se așteaptă un număr precum {detail}.',
  },
  wrongCitycode: {
    reason: 'Acesta nu este un cod poștal.',
    hint: 'Scrieți numai codul poștal, fără localitate.',
  },
  wrongEmail: {
    reason: 'Aceasta nu este o adresă de e-mail.',
    hint: 'Scrieți exact o adresă sau lăsați celula goală.',
  },
  wrongPhone: {
    reason: 'Acesta nu este un număr de telefon.',
    hint: 'Scrieți exact un număr, de exemplu +40 268 123 456.',
  },
  wrongWebsite: {
    reason: 'Aceasta nu este o adresă de internet.',
    hint: 'Se așteaptă o adresă precum https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'Aceasta nu este nici dată, nici Da sau Nu.',
    hint: 'Scrieți ziua acordului, de exemplu 05.03.2026, sau Da ori Nu.',
  },
  agreementAhead: {
    reason: 'Acordul este datat în viitor.',
    hint: 'Scrieți ziua în care a fost dat.',
  },
  unknownAssociation: {
    reason: 'Această asociație nu există aici.',
    hint: 'Scrieți numele așa cum este în baza de date; mai multe, separate prin punct și virgulă.',
  },
  listedTwice: {
    reason: 'Această înregistrare este deja pe rândul {detail}.',
    hint: 'Păstrați numai unul dintre cele două rânduri.',
  },
  otherControlBody: {
    reason: 'Acest număr de control este al unei ferme care nu este clientul dumneavoastră.',
    hint: 'Verificați numărul și codul poștal. Dacă ferma a trecut la dumneavoastră, scrieți administratorilor.',
  },
  notAFarm: {
    reason: 'Acest număr de control nu este al unei ferme.',
    hint: 'Scrieți administratorilor.',
  },
  otherCountry: {
    reason: 'Ferma ține de altă țară.',
    hint: 'Scrieți administratorilor.',
  },
  deactivated: {
    reason: 'Administratorii au dezactivat contul acestei ferme.',
    hint: 'Scrieți administratorilor.',
  },
  redacted: {
    reason: 'Datele acestei ferme au fost șterse.',
    hint: 'Scrieți administratorilor.',
  },
  wrongTruth: {
    reason: 'Aceasta nu este nici Da, nici Nu.',
    hint: 'Scrieți Da sau Nu ori lăsați celula goală.',
  },
  unknownAnimalkind: {
    reason: 'Această specie nu există.',
    hint: 'Scrieți numele așa cum este în baza de date.',
  },
  unknownCountry: {
    reason: 'Această țară nu există.',
    hint: 'Scrieți prescurtările sau numele țărilor, de exemplu RO; HU.',
  },
  unknownLanguage: {
    reason: 'Această limbă nu există.',
    hint: 'Se așteaptă limba și numele, de exemplu en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Această categorie II nu există.',
    hint: 'Scrieți numele așa cum este în baza de date; mai multe, separate prin punct și virgulă.',
  },
  otherAnimalkind: {
    reason: 'Această categorie II ține de altă specie.',
    hint: 'Scrieți o categorie II a speciei de pe acest rând.',
  },
  countryNotCovered: {
    reason: 'Categoriile II de pe acest rând nu sunt valabile acolo.',
    hint: 'Scrieți pentru fiecare țară o categorie II valabilă acolo sau scoateți țara.',
  },
  tooMany: {
    reason: 'Sunt prea multe înregistrări.',
    hint: 'Sunt permise cel mult {detail}.',
  },
  unknownOffer: {
    reason: 'Această ofertă nu există la dumneavoastră.',
    hint: 'Lăsați identificatorul așa cum îl scrie exportul; la o ofertă nouă rămâne gol.',
  },
  notLocated: {
    reason: 'Adresa nu a fost găsită pe hartă.',
    hint: 'Rândul este preluat. Verificați codul poștal și localitatea, ca ferma să poată fi găsită.',
  },
  noRegion: {
    reason: 'Pentru acest cod poștal nu este trecută nicio regiune.',
    hint: 'Rândul este preluat. Cererile fermei au nevoie de o regiune; scrieți administratorilor.',
  },
  ended: {
    reason: 'Ferma nu mai este în listă și va fi dezactivată.',
    hint: 'Dacă ține încă de dumneavoastră, adăugați-o în fișier.',
  },
  changedSince: {
    reason: 'Înregistrarea a fost modificată după import și rămâne așa cum este.',
    hint: 'Dacă este nevoie, modificați-o manual.',
  },
  usedSince: {
    reason: 'Între timp înregistrarea este folosită și rămâne.',
    hint: 'De exemplu, există deja o cerere pentru ea.',
  },
};
