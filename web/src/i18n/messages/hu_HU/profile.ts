import type { Messages } from '../../parts.ts';

export const messages = {
  'profile.missing':
    '{count, plural, one {Itt még hiányzik valami} other {Itt még # dolog hiányzik}}',
  'profile.task.addLocation': 'Vegyen fel egy telephelyet címmel',
  'profile.task.confirmLocations': 'Erősítse meg, hogy minden telephely fel van véve',
  'profile.task.verifyEmail': 'Erősítsen meg egy e-mail-címet',
  'profile.task.awaitConfirmation':
    'Az adminisztrátorok megerősítik a fiókját. Addig az ajánlatai nem láthatók.',
  'profile.task.acceptTerms': 'Fogadja el a felhasználási feltételeket',
  'profile.task.locationPosition': '{name}: válassza ki a települést a listából',
  'profile.askForRegion': 'Ha jó, kérdezzen rá a régióra',
  'profile.task.locationRegion':
    '{name}: ellenőrizze az irányítószámot, egyik régióhoz sem tartozik',
  'profile.task.locationContact': '{name}: adjon meg telefonszámot vagy e-mail-címet',
  'profile.contactLead': 'Itt érik el Önt a vevők, a hatóságok és a tanúsító szervezetek.',
  'profile.address.fax': 'Fax',
  'profile.address.website': 'Honlap',
  'profile.emails': 'E-mail-címek',
  'profile.emailsLead':
    'Az e-mailek a megerősített címekre mennek; amíg nincs ilyen, a „Kapcsolat” alatt megadott címre, és ha egyáltalán nincs cím, a bejelentkezés címére.',
  'profile.emailNew': 'Újabb e-mail-cím',
  'profile.emailAdd': 'Hozzáadás',
  'profile.emailOfSignOn': 'Ezzel a címmel jelentkezik be. Kód nem kell hozzá.',
  'profile.signOnRefused': 'A bejelentkezés nem igazolja ezt a címet. Kérjen kódot.',
  'profile.verifyBySignOn': 'Megerősítés a bejelentkezéssel',
  'profile.addSignOnEmail': 'A bejelentkezés címének átvétele: {email}',
  'profile.email.open': 'Nincs megerősítve',
  'profile.email.pending': 'Kód elküldve',
  'profile.email.verified': 'Megerősítve',
  'profile.email.rejected': 'Elutasítva',
  'profile.email.expired': 'Kód lejárt',
  'profile.emailText.pending': 'Kódot küldtünk erre a címre. 30 percig érvényes.',
  'profile.emailText.rejected':
    'Az e-mailek nem érkeztek meg, vagy a kód túl sokszor volt hibás. Új kóddal újra megpróbálhatja.',
  'profile.code': 'Kód ehhez: {email}',
  'profile.codeWait':
    '{seconds, plural, one {Újraküldés # másodperc múlva} other {Újraküldés # másodperc múlva}}',
  'profile.salesCountry': 'Eladás országa',
  'profile.salesCountryHint':
    'A telephelyek, az állatfajok, a szállítás és a logó országonként külön van.',
  'profile.countryClosed': 'Ez az ország jelenleg nem érhető el.',
  'profile.locations': 'Telephelyek',
  'profile.locationsLead':
    'Itt vannak az állatok. Minden ajánlat és kérelem egy telephelyhez tartozik.',
  'profile.locationEdit': 'Telephely szerkesztése',
  'profile.locationName': 'Belső név',
  'profile.locationNameHint':
    'Például „Központi gazdaság”. A vevők nem látják, a gazdasága és a kérelmei ügyében eljáró szervek igen.',
  'profile.locationTown': 'Irányítószám és település',
  'profile.locationApproval':
    'Ha ott más hatóság illetékes, az onnan kínált ajánlatai annak jóváhagyására várnak.',
  'profile.locationFarm': 'A gazdaság ottani neve',
  'profile.locationContactHint': 'Ha üres, az „Elérhetőség” adatai érvényesek.',
  'profile.locationDefault': 'Fő telephely',
  'profile.locationMakeDefault': 'Legyen ez a fő telephely',
  'profile.locationRemoveText':
    'Ez csak akkor lehetséges, ha már egy ajánlat sem használja a telephelyet. A benyújtott kérelmek megtartják a címüket.',
  'profile.position':
    '{lat}° {ns, select, south {D} other {É}}, {lon}° {ew, select, west {Ny} other {K}}',
  'profile.positionError':
    'Válasszon települést a listából, vagy adja meg a szélességet (−90 és 90 között) és a hosszúságot (−180 és 180 között).',
  'profile.positionLat': 'Szélesség fokban',
  'profile.positionLon': 'Hosszúság fokban',
  'profile.positionPlace': 'Település keresése',
  'profile.positionSet': 'Hely beállítása',
  'profile.positionText':
    'A keresés ettől számolja a távolságot. Válassza ki a települést, és ha kell, vigye a pontot a gazdaságra: sok térkép együtt másolja a szélességet és a hosszúságot.',
  'profile.positionTitle': 'Térképi hely: {name}',
  'profile.positionTerm': 'Térképi hely',
  'profile.reach': 'Elérhetőség',
  'profile.delivery': 'Állatfajok és szállítás',
  'profile.kinds': 'Állatfajok, amelyeket árul',
  'profile.associationsHint': 'Amelyek tagjainak kínál',
  'profile.radius': 'Szállítási körzet',
  'profile.radiusHint': 'Hagyja üresen, ha nem szállít',
  'profile.radiusError': '0 és 2000 közötti egész számot adjon meg.',
  'profile.notice': 'Megjegyzés a szállításhoz',
  'profile.noticeHint': 'Az ajánlatainál jelenik meg, például a szállítási napok',
  'profile.logoLead': 'Az ajánlatainál jelenik meg ebben az országban.',
  'profile.logoSending': 'Küldés…',
  'profile.folders': 'Mappák a kérelmekhez',
  'profile.foldersLead': 'Csak az Ön fiókjában. A többi résztvevő nem látja.',
  'profile.folderName': '{number}. mappa neve',
  'profile.folderAdd': 'Mappa hozzáadása',
  'profile.people': 'Ki jár el nálunk',
  'profile.peopleLead':
    'Házon belül mindenki látja, ki módosított vagy döntött. Azt, hogy a gazdaságok és más szervek mit látnak, Önök határozzák meg.',
  'profile.peopleShown': 'Mások ezt látják',
  'profile.people.office': 'csak a szerv nevét',
  'profile.people.initials': 'a szerv nevét és a monogramot: „K. P.”',
  'profile.people.name': 'a szerv és a személy nevét: „Kovács Piroska”',
  'profile.mails': 'E-mailek a kérelmekről',
  'profile.mailsLead': 'Ha egy kérelem Önre vár, vagy döntés született, mindig kap e-mailt.',
  'profile.mailsWanted': 'Ezenkívül e-mail, ha',
  'profile.mail.requestStepDone': 'egy másik résztvevő elvégzett egy lépést',
  'profile.mail.requestRetracted': 'egy kérelmet visszavontak',
  'profile.mail.requestMarkTaken':
    'valaki lecseréli vagy törli az Ön ügyintézői jelzését egy kérelemnél',
  'profile.settings': 'Beállítások',
  'profile.settingsLead': 'Csak Önre érvényesek ebben a fiókban, másokra nem.',
  'profile.density': 'Sűrűség',
  'profile.density.auto': 'A szerepkör szerint szokásos',
  'profile.density.comfortable': 'Tágas',
  'profile.density.compact': 'Sűrű, ahol egérrel pontosan lehet mutatni',
  'profile.shortcuts': 'Gyorsbillentyűk használata a listákban',
  'profile.shortcutsHint': 'Egyetlen billentyű, például j és k. Egyes segédeszközöket zavarhatnak.',
  'profile.requestDefaults': 'A kérelmek ezzel kezdődnek',
  'profile.requestTypeNone': 'Mindig kérdezze meg',
  'profile.requestDefaultsHint':
    'Ami az állatokhoz vagy a gazdasághoz nincs meg, azt továbbra is megkérdezzük.',
  'profile.languageLead':
    'Ezen a nyelven küldünk e-mailt a fióknak, és bejelentkezés után így látja az oldalakat.',
  'profile.timeFormat': 'Időpontok',
  'profile.timeFormat.auto': 'A nyelv szerint szokásos',
  'profile.timeFormat.12': '12 órás (du. 1:07)',
  'profile.timeFormat.24': '24 órás (13:07)',
  'profile.downloadData': 'Adataim letöltése',
  'profile.downloadDataText':
    'A fájl (JSON) ezt a fiókot, az Ön beállításait, a mentett kereséseket és ajánlatokat, valamint a fájlok listáját tartalmazza. A kérelmek és az ajánlatok a saját oldalukon exportálhatók.',
  'profile.leave': 'Kilépés a fiókból',
  'profile.leaveTitle': 'Kilép ebből a fiókból: {name}?',
  'profile.leaveStays':
    'A fiók az ajánlatokkal és a kérelmekkel együtt megmarad. Ha szeretné töröltetni az adatait, írjon nekünk.',
  'profile.leaveBack': 'Csak új meghívóval vagy regisztrációval térhet vissza.',
  'profile.leaveEvenLast': 'Mégis kilépek',
  'profile.leaveLastFarm':
    'Ezután senki sem jut be, amíg valaki a tanúsító szervezettel, az ellenőrzési számmal és az irányítószámmal újra nem regisztrálja a gazdaságot. Jobb, ha előtte meghívja azt, aki továbbviszi.',
  'profile.leaveLastText':
    'Ezután senki sem jut be, amíg az adminisztrátorok meg nem hívnak valakit. Jobb, ha előtte meghívja azt, aki továbbviszi.',
} satisfies Partial<Messages<'profile'>>;
