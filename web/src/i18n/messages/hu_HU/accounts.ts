import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Az itt elkezdett kérelmek ennek a gazdaságnak a kérelmei. Ehhez előbb válassza ki az állatfajt.',
  'accounts.acting.chooseAnimals': 'Állatfaj választása',
  'accounts.advice.accountDeactivated': 'Ha újra használni szeretné a fiókot, forduljon hozzánk.',
  'accounts.advice.alreadyLinked':
    'Jelentkezzen be újra: a fiók akkor megjelenik a fiókválasztóban.',
  'accounts.advice.expired': 'Jelentkezzen be újra. Utána itt folytathatja.',
  'accounts.advice.farmerDeactivated':
    'A gazdaság letiltását csak a tanúsító szervezet oldhatja fel.',
  'accounts.advice.maximumUsers':
    'Valaki, aki a fiókot használja, lemondhat a hozzáféréséről. Ha többen használnák a fiókot, forduljon hozzánk.',
  'accounts.advice.invitation':
    'Kérjen meghívót valakitől a gazdaságból vagy a tanúsító szervezetétől. Ez mindig működik.',
  'accounts.agreement.needed':
    'A hozzájárulással kérelmet nyújthat be ennek a gazdaságnak a nevében. Enélkül ez szünetel, a már elkezdett piszkozatoknál is.',
  'accounts.agreement.recorded':
    'Rögzíti, hogy ez a gazdaság hozzájárult ahhoz, hogy Ön a nevében eljárjon.',
  'accounts.agreement.label': 'A gazdaság hozzájárult',
  'accounts.agreement.title': 'Hozzájárulás',
  'accounts.certificate.caption':
    'Az ellenőrzési szám az ökológiai tanúsítványon szerepel, például {example}.',
  'accounts.certificate.title': 'Ökológiai tanúsítvány',
  'accounts.blocked.ask': 'Kérdezze meg a tanúsító szervezetét:',
  'accounts.blocked.deactivatedByControlBody': 'A tanúsító szervezet letiltotta az Ön gazdaságát.',
  'accounts.blocked.effect':
    'Amíg ez így van, nem nyújthat be kérelmet, és az ajánlatai nem láthatók.',
  'accounts.blocked.noActiveCertification':
    'Az Ön gazdaságának nincs érvényes ökológiai tanúsítása.',
  'accounts.advice.notFound':
    'A gazdaság irányítószáma kell (nem a lakásé), az a tanúsító szervezet, amely a tanúsítványán szerepel, és az ellenőrzési szám minden számjegyével és betűjével. Ha minden helyes, lehet, hogy a tanúsító szervezet még nem jelentette be a gazdaságot. Kérdezzen rá nála.',
  'accounts.citycodeHint': 'A gazdaságé, ahogy a tanúsítványon szerepel',
  'accounts.contact.message': 'Üzenet',
  'accounts.contact.missingBreed': '{animals}: a listából hiányzik ez a fajta vagy hibrid: {breed}',
  'accounts.contact.name': 'Név',
  'accounts.contact.receipt': 'Visszaigazolást küldünk ide: {email}.',
  'accounts.contact.reference': 'Ügyszám: {reference}. Ha kérdése van, hivatkozzon rá.',
  'accounts.contact.send': 'Üzenet küldése',
  'accounts.contact.sent': 'Az üzenetét elküldtük',
  'accounts.contact.sentText': '{days} munkanapon belül választ kap.',
  'accounts.contact.subject': 'Miről van szó?',
  'accounts.contact.subject.offers': 'Ajánlatok és keresés',
  'accounts.contact.subject.other': 'Valami más',
  'accounts.contact.subject.privacy': 'Adatvédelem',
  'accounts.controlNumberHint': 'Például {example}. A szóközök és kötőjelek nem számítanak.',
  'accounts.customers.agree':
    '{count, plural, one {# hozzájárulás rögzítése} other {# hozzájárulás rögzítése}}',
  'accounts.customers.agreeText':
    'Rögzítse azokat a hozzájárulásokat, amelyeket megkapott. Amelyik gazdaságnál már megvan, ott a korábbi nap marad.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Nincs rögzített hozzájárulás} one {# hozzájárulás rögzítve} other {# hozzájárulás rögzítve}}{already, plural, =0 {} one {, # már megvolt} other {, # már megvolt}}{refused, plural, =0 {} one {, # nem lehetséges} other {, # nem lehetséges}}',
  'accounts.customers.agreedOn': 'Hozzájárulás napja',
  'accounts.customers.field': 'Név, ellenőrzési szám, település vagy kapcsolattartó',
  'accounts.customers.invite':
    '{count, plural, one {# gazdaság meghívása} other {# gazdaság meghívása}}',
  'accounts.customers.inviteText':
    'Minden gazdaság az e-mail-címére kap meghívót a fiókjához. Nem kap, aki már használja a fiókját, vagy akinek nyitott meghívója van.',
  'accounts.customers.invited':
    '{done, plural, =0 {Nem ment ki meghívó} one {# meghívó elküldve} other {# meghívó elküldve}}{already, plural, =0 {} one {, # gazdaság már kapott, vagy használja a fiókját} other {, # gazdaság már kapott, vagy használja a fiókját}}{refused, plural, =0 {} one {, # nem lehetséges} other {, # nem lehetséges}}',
  'accounts.customers.noneText':
    'Ellenőrizze az írásmódot és a szűrőket, vagy keressen az ellenőrzési számmal. Itt csak az Önökhöz tartozó gazdaságokat találja.',
  'accounts.customers.noneYet': 'Még egy gazdaság sem tartozik Önökhöz',
  'accounts.customers.notYours': 'Ez a gazdaság nem Önökhöz tartozik',
  'accounts.customers.only': 'Csak olyan gazdaságok',
  'accounts.customers.only.inactive': 'amelyek nem aktívak',
  'accounts.customers.only.notAgreed': 'amelyek nem járultak hozzá',
  'accounts.customers.only.notRegistered': 'amelyek fiókját még senki sem használja',
  'accounts.customers.requests': 'Nyitott kérelmek',
  'accounts.customers.status.active': 'Aktív',
  'accounts.customers.status.deactivatedByControlBody': 'A tanúsító szervezet letiltotta',
  'accounts.customers.status.inactive': 'Letiltott fiók',
  'accounts.customers.status.noActiveCertification': 'Nincs érvényes tanúsítás',
  'accounts.deactivated':
    '{count, plural, one {Az Ön fiókja le van tiltva: {names}} other {Az Ön fiókjai le vannak tiltva: {names}}}',
  'accounts.deactivatedText':
    'Keresni továbbra is tud. Kérdezze meg tőlünk, mi ennek az oka, vagy hogyan kaphat újra hozzáférést.',
  'accounts.inUse.back': 'Adatok módosítása',
  'accounts.inUse.code': 'Kóddal',
  'accounts.inUse.codeField': 'A gazdaságnak küldött e-mailben lévő kód',
  'accounts.inUse.codeSent': 'A kódot elküldtük',
  'accounts.inUse.codeSentText':
    'A gazdaság egyik nálunk ismert e-mail-címére ment. Érvényességének vége: {time}. Ha nem érkezik meg, kérjen meghívót.',
  'accounts.inUse.codeText':
    'A gazdaság egyik nálunk ismert e-mail-címére küldjük. Hogy melyikre, azt itt nem mutatjuk meg.',
  'accounts.inUse.invitation': 'Meghívóval',
  'accounts.inUse.invitationText':
    'Aki a fiókot használja, a profilban, a „Ki használja ezt a fiókot” alatt hívhatja meg Önt. Ezt a tanúsító szervezete is megteheti.',
  'accounts.inUse.text':
    'Az adatai helyesek. Hogy idegen ne férhessen hozzá, a kettő közül az egyikre még szükség van:',
  'accounts.invitation.accept': 'Meghívó elfogadása',
  'accounts.invitation.expired': 'A meghívók csak néhány napig érvényesek. Kérjen újat.',
  'accounts.invitation.expires': 'Érvényes eddig',
  'accounts.invitation.further':
    'Ön most ezt a fiókot használja: {name}. A meghívó fiókja ehhez társul.',
  'accounts.invitation.linked': 'A meghívóra már nincs szüksége.',
  'accounts.invitation.notFound':
    'Lehet, hogy a cím hiányos, vagy a meghívót visszavonták vagy újra elküldték. A legújabb e-mailben lévő linket használja.',
  'accounts.invitation.sender': 'Meghívta',
  'accounts.invitation.signInAndAccept': 'Belépés és elfogadás',
  'accounts.invitation.title': 'Meghívó',
  'accounts.invitation.toAccount': 'Tovább a fiókhoz',
  'accounts.invitation.used':
    'Egy meghívó csak egyszer fogadható el. Ha Ön volt az, egyszerűen jelentkezzen be. Ha nem, kérjen újat.',
  'accounts.login.changeText':
    'Ha módosítani szeretne, jelentkezzen be még egyszer, jelszóval és kóddal.',
  'accounts.login.code': 'Kód az alkalmazásból',
  'accounts.login.codeHint': '{digits} számjegy, 30 másodpercenként új',
  'accounts.login.elsewhere':
    'Ön az országa bejelentkezési szolgáltatásával lép be. A jelszavát és a kétlépcsős belépést ott kezelheti.',
  'accounts.login.factor': 'Kétlépcsős belépés',
  'accounts.login.lost':
    'Elveszett vagy új a telefonja? A régi telefonnal itt állíthatja be az új alkalmazást. A régi nélkül az adminisztrátorok kapcsolják ki a kétlépcsős belépést, miután meggyőződtek róla, hogy Ön az.',
  'accounts.login.needed': 'Még egy lépés: a kétlépcsős belépés',
  'accounts.login.neededText':
    'Az Ön fiókja csak kétlépcsős belépéssel használható. Állítsa be itt; utána ott folytathatja, ahol tartott.',
  'accounts.login.newApp': 'Másik alkalmazás beállítása',
  'accounts.login.off': 'Kikapcsolva',
  'accounts.login.offNeeded':
    'Az Ön fiókja csak kétlépcsős belépéssel használható. Ha kikapcsolja, a további munka előtt újra be kell állítania.',
  'accounts.login.offText':
    'Egy alkalmazás a telefonján minden belépéskor mutat egy kódot. Aki csak a jelszavát ismeri, így nem jut be.',
  'accounts.login.on': 'Bekapcsolva',
  'accounts.login.openApp': 'Megnyitás egy alkalmazásban ezen a készüléken',
  'accounts.login.password': 'Jelszó',
  'accounts.login.passwordText':
    'A jelszavát a bejelentkezési oldalon módosíthatja: jelentkezzen ki, kezdje el a bejelentkezést, és válassza ott az „Elfelejtett jelszó” lehetőséget.',
  'accounts.login.qr': 'QR-kód a hitelesítő alkalmazáshoz',
  'accounts.login.setUp': 'Kétlépcsős belépés beállítása',
  'accounts.login.stepApp': 'Hitelesítő alkalmazás megnyitása',
  'accounts.login.stepAppText':
    'Például FreeOTP, Aegis, Google vagy Microsoft Authenticator. Sok jelszókezelő is tudja.',
  'accounts.login.stepCode': 'Kód megadása',
  'accounts.login.stepScan': 'QR-kód beolvasása',
  'accounts.login.stepScanText':
    'Vegyen fel új fiókot az alkalmazásban, és irányítsa a kamerát a QR-kódra.',
  'accounts.login.switchOff': 'Kikapcsolás',
  'accounts.login.switchOn': 'Bekapcsolás',
  'accounts.login.typed': 'Vagy írja be ezt a kulcsot:',
  'accounts.login.unused': 'Jelentkezzen be most kétlépcsős belépéssel',
  'accounts.login.unusedText':
    'A bejelentkezése régebbi, mint a kétlépcsős belépés, és már csak rövid ideig érvényes. A többi készülékén is jelentkezzen be újra.',
  'accounts.numberRead': 'Így olvastuk: {number}',
  'accounts.objection.allRight': 'Ha minden rendben van, egyszerűen zárja be ezt az oldalt.',
  'accounts.objection.done': 'A személyt eltávolítottuk',
  'accounts.objection.doneNext':
    'Az e-mail az azóta született ajánlatokat és kérelmeket is felsorolja: vonja vissza, ami nem Öntől van. Ha most senki sem használja a fiókot, kérjen meghívót a tanúsító szervezetétől.',
  'accounts.objection.doneTold':
    'A tanúsító szervezet, az adminisztrátorok és mindenki, aki a fiókot még használja, e-mailt kapott.',
  'accounts.objection.effect':
    'A személy azonnal elveszti a hozzáférést, és vele mindenki, akit meghívott. A címek, az e-mailek és a telephelyek újra olyanok lesznek, mint előtte. Ehhez a gazdasághoz addig senki sem regisztrálhat újra, amíg a tanúsító szervezet meg nem hív valakit.',
  'accounts.objection.expired':
    'A link csak néhány napig érvényes. Írjon nekünk, vagy forduljon a tanúsító szervezetéhez.',
  'accounts.link.failed': 'Semmi sem változott. Próbálja meg újra.',
  'accounts.objection.lead':
    'Valaki a tanúsító szervezet, az ellenőrzési szám és az irányítószám megadásával hozzáférést kapott egy fiókhoz.',
  'accounts.objection.notFound': 'Már felhasználták, vagy hiányos.',
  'accounts.objection.person': 'Személy',
  'accounts.objection.remove': 'Nem én voltam: személy eltávolítása',
  'accounts.objection.since': 'Hozzáférés kezdete',
  'accounts.objection.title': 'Ismeri ezt a személyt?',
  'accounts.register.done': 'Regisztrált, és most ezt a fiókot használja.',
  'accounts.register.lead': 'Keresni fiók nélkül is lehet. Ajánlathoz és kérelemhez fiók kell.',
  'accounts.register.neededText':
    'A tanúsító szervezet többnyire már felvette az Ön gazdaságát. Három adattal megtalálja.',
  'accounts.register.noControlBody': 'Ebben az országban még nincs tanúsító szervezet felvéve',
  'accounts.register.sellerText':
    'A kereskedők, keltetők és más eladók nevet és címet adnak meg. Semmi sem lesz nyilvános, amíg el nem fogadta a felhasználási feltételeket.',
  'accounts.register.signOnText':
    'Először jelentkezzen be, vagy hozzon létre ott új belépést. Utána ide tér vissza.',
  'accounts.register.told':
    'A gazdaság és a tanúsító szervezete ezután e-mailt kap, amelyben az Ön neve és e-mail-címe áll.',
  'accounts.register.way.farm': 'Ökogazdaság',
  'accounts.register.way.seller': 'Eladó gazdaság nélkül',
  'accounts.register.ways': 'Hogyan szeretne regisztrálni?',
  'accounts.terms.accept': 'Felhasználási feltételek elfogadása',
  'accounts.terms.accepted': 'Ezeket a felhasználási feltételeket {day} napján elfogadta.',
  'accounts.terms.changed':
    'A felhasználási feltételek megváltoztak, mióta {day} napján elfogadta őket.',
  'accounts.terms.done': 'Elfogadta a felhasználási feltételeket, most már kínálhat állatokat.',
  'accounts.terms.effect':
    'Ha elfogadja, állatokat kínálhat. A telephelyeinek neve és elérhetősége ekkor az ajánlatokkal együtt nyilvános lesz.',
  'accounts.terms.version': 'A változat kelte: {day}',
  'accounts.users.forget': 'Név törlése',
  'accounts.users.forgetText':
    'Mindannál, amit {name} tett, ezután már csak a szervezet neve szerepel. Ez nem vonható vissza.',
  'accounts.users.former': 'Korábbi felhasználók',
  'accounts.users.full':
    'Ezt a fiókot legfeljebb {most} személy használhatja. Távolítson el valakit, vagy forduljon hozzánk.',
  'accounts.users.inviteHint':
    'Ide megy egy link, amely néhány napig és egyszer érvényes. Aki elfogadja, ebben a fiókban mindent olvashat és módosíthat.',
  'accounts.users.invites': 'Nyitott meghívók',
  'accounts.users.lead':
    'Itt mindenkinek ugyanolyan jogai vannak; csak az új tagok nem törölhetik eleinte, ami már előttük megvolt. Ha valaki csatlakozik vagy távozik, mindenki e-mailt kap.',
  'accounts.users.people':
    '{count, plural, one {{count} személy használja ezt a fiókot} other {{count} személy használja ezt a fiókot}}, legfeljebb {most, plural, one {{most} lehet} other {{most} lehet}}',
  'accounts.users.resent': 'A meghívót újra elküldtük. A régi link már nem érvényes.',
  'accounts.users.unknown': 'Ismeretlen név',
  'accounts.users.you': 'Ön',
  'accounts.wrongNumber': 'Az ellenőrzési szám nem ilyen. Például: {example}',
} satisfies Partial<Messages<'accounts'>>;
