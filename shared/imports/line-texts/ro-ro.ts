import type { LineTexts } from './line-texts.ts';

export const lineTextsRo: LineTexts = {
  cellError:
    'Celula conține o eroare a programului de calcul tabelar. Înlocuiți formula cu valoarea ei.',
  wrongText:
    'Textul conține semne care nu sunt text. Verificați dacă ați ales codificarea corectă a caracterelor.',
  wrongControlNumber:
    'Acesta nu este un număr de control al acestei țări. Se așteaptă un număr precum {detail}.',
  wrongCitycode: 'Acesta nu este un cod poștal. Scrieți numai codul poștal, fără localitate.',
  wrongEmail: 'Aceasta nu este o adresă de e-mail. Scrieți exact o adresă sau lăsați celula goală.',
  wrongPhone:
    'Acesta nu este un număr de telefon. Scrieți exact un număr, de exemplu +40 268 123 456.',
  wrongWebsite:
    'Aceasta nu este o adresă de internet. Se așteaptă o adresă precum https://www.example.org.',
  wrongAgreement:
    'Aceasta nu este nici dată, nici Da sau Nu. Scrieți ziua acordului, de exemplu 05.03.2026, sau Da ori Nu.',
  agreementAhead: 'Acordul este datat în viitor. Scrieți ziua în care a fost dat.',
  unknownName:
    'Acest nume nu există aici. Scrieți-l așa cum este în baza de date; mai multe, separate prin punct și virgulă.',
  listedTwice: 'Această înregistrare este deja pe rândul {detail}.',
  otherControlBody:
    'Acest număr de control este al unei ferme care nu este clientul dumneavoastră. Verificați numărul și codul poștal. Dacă ferma a trecut la dumneavoastră, scrieți administratorilor.',
  notAFarm:
    'Acest număr de control nu este al unei ferme din această țară. Scrieți administratorilor.',
  deactivated: 'Administratorii au dezactivat contul acestei ferme. Scrieți administratorilor.',
  wrongTruth: 'Aceasta nu este nici Da, nici Nu. Scrieți Da sau Nu ori lăsați celula goală.',
  unknownAnimalkind: 'Această specie nu există. Scrieți numele așa cum este în baza de date.',
  unknownCountry:
    'Această țară nu există. Scrieți prescurtările sau numele țărilor, de exemplu RO; HU.',
  unknownLanguage:
    'Această limbă nu există. Se așteaptă limba și numele, de exemplu en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Această categorie II ține de altă specie. Scrieți o categorie II a speciei de pe acest rând.',
  countryNotCovered:
    'Categoriile II de pe acest rând nu sunt valabile acolo. Scrieți pentru fiecare țară o categorie II valabilă acolo sau scoateți țara.',
  unknownOffer:
    'Această ofertă nu există la dumneavoastră. Lăsați identificatorul așa cum îl scrie exportul; la o ofertă nouă rămâne gol.',
  notLocated:
    'Adresa nu a fost găsită pe hartă. Rândul este preluat. Verificați codul poștal și localitatea, ca ferma să poată fi găsită.',
  noRegion:
    'Pentru acest cod poștal nu este trecută nicio regiune. Rândul este preluat. Cererile fermei au nevoie de o regiune; scrieți administratorilor.',
  ended:
    'Ferma nu mai este în listă și va fi dezactivată. Dacă ține încă de dumneavoastră, adăugați-o în fișier.',
  changedSince: 'Înregistrarea a fost modificată după import și rămâne așa cum este.',
  usedSince: 'Între timp înregistrarea este folosită și rămâne.',
};
