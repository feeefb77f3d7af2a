import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Prašymai, kuriuos dabar pradėsite, bus šio ūkio prašymai. Pirmiausia pasirinkite gyvūnų rūšį.',
  'accounts.acting.chooseAnimals': 'Pasirinkti gyvūnų rūšį',
  'accounts.advice.accountDeactivated': 'Jei vėl norite naudotis paskyra, kreipkitės į mus.',
  'accounts.advice.alreadyLinked': 'Prisijunkite iš naujo: paskyra bus paskyrų sąraše.',
  'accounts.advice.expired': 'Prisijunkite iš naujo. Tada tęsite čia.',
  'accounts.advice.farmerDeactivated': 'Ūkį vėl įjungti gali tik sertifikavimo įstaiga.',
  'accounts.advice.maximumUsers':
    'Kas nors iš paskyros naudotojų gali atsisakyti prieigos. Jei paskyra turi naudotis daugiau asmenų, kreipkitės į mus.',
  'accounts.advice.invitation':
    'Paprašykite kvietimo ko nors iš ūkio arba savo sertifikavimo įstaigos. Taip galima visada.',
  'accounts.agreement.needed':
    'Turėdami sutikimą galite teikti prašymus šio ūkio vardu. Be jo prašymai sustabdomi, taip pat ir pradėti juodraščiai.',
  'accounts.agreement.recorded': 'Pažymi, kad šis ūkis sutiko, jog veiktumėte jo vardu.',
  'accounts.agreement.label': 'Ūkis sutiko',
  'accounts.agreement.title': 'Sutikimas',
  'accounts.certificate.caption':
    'Kontrolės numeris nurodytas Jūsų ekologinės gamybos sertifikate, pavyzdžiui, {example}.',
  'accounts.certificate.title': 'Ekologinės gamybos sertifikatas',
  'accounts.blocked.ask': 'Kreipkitės į savo sertifikavimo įstaigą:',
  'accounts.blocked.deactivatedByControlBody': 'Sertifikavimo įstaiga Jūsų ūkį išjungė.',
  'accounts.blocked.effect': 'Kol taip yra, prašymų teikti negalite, o Jūsų pasiūlymai nerodomi.',
  'accounts.blocked.noActiveCertification':
    'Jūsų ūkis neturi galiojančio ekologinės gamybos sertifikato.',
  'accounts.advice.notFound':
    'Reikia ūkio (ne gyvenamosios vietos) pašto kodo, Jūsų sertifikate nurodytos sertifikavimo įstaigos ir kontrolės numerio su visais skaitmenimis ir raidėmis. Jei viskas teisinga, galbūt sertifikavimo įstaiga apie ūkį dar nepranešė. Pasiteiraukite jos.',
  'accounts.citycodeHint': 'Ūkio, kaip nurodyta sertifikate',
  'accounts.contact.message': 'Žinutė',
  'accounts.contact.missingBreed': '{animals}: sąraše nėra šios veislės ar linijos: {breed}',
  'accounts.contact.name': 'Vardas ir pavardė',
  'accounts.contact.receipt': 'Patvirtinimas siunčiamas adresu {email}.',
  'accounts.contact.reference':
    'Kreipinio numeris: {reference}. Nurodykite jį, jei norėsite pasiteirauti.',
  'accounts.contact.send': 'Siųsti žinutę',
  'accounts.contact.sent': 'Jūsų žinutė išsiųsta',
  'accounts.contact.sentText': 'Atsakymą gausite per tiek darbo dienų: {days}.',
  'accounts.contact.subject': 'Apie ką rašote?',
  'accounts.contact.subject.offers': 'Pasiūlymai ir paieška',
  'accounts.contact.subject.other': 'Kita',
  'accounts.contact.subject.privacy': 'Asmens duomenų apsauga',
  'accounts.controlNumberHint': 'Pavyzdžiui, {example}. Tarpai ir brūkšneliai nesvarbūs.',
  'accounts.customers.agree':
    '{count, plural, one {Pažymėti # sutikimą} few {Pažymėti # sutikimus} many {Pažymėti # sutikimo} other {Pažymėti # sutikimų}}',
  'accounts.customers.agreeText': 'Pažymėkite turimus sutikimus. Jau sutikusių ūkių diena lieka.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Sutikimų nepažymėta} one {Pažymėtas # sutikimas} few {Pažymėti # sutikimai} many {Pažymėta # sutikimo} other {Pažymėta # sutikimų}}{already, plural, =0 {} one {, # jau buvo} few {, # jau buvo} many {, # jau buvo} other {, # jau buvo}}{refused, plural, =0 {} one {, # negalima} few {, # negalima} many {, # negalima} other {, # negalima}}',
  'accounts.customers.agreedOn': 'Sutiko',
  'accounts.customers.field': 'Pavadinimas, kontrolės numeris, vietovė ar kontaktas',
  'accounts.customers.invite':
    '{count, plural, one {Kviesti # ūkį} few {Kviesti # ūkius} many {Kviesti # ūkio} other {Kviesti # ūkių}}',
  'accounts.customers.inviteText':
    'Kiekvienas ūkis savo el. pašto adresu gauna kvietimą į savo paskyrą. Kas paskyra jau naudojasi ar turi galiojantį kvietimą, nieko negauna.',
  'accounts.customers.invited':
    '{done, plural, =0 {Kvietimų neišsiųsta} one {Išsiųstas # kvietimas} few {Išsiųsti # kvietimai} many {Išsiųsta # kvietimo} other {Išsiųsta # kvietimų}}{already, plural, =0 {} one {, # ūkis jau pakviestas arba naudojasi paskyra} few {, # ūkiai jau pakviesti arba naudojasi paskyra} many {, # ūkio jau pakviesta arba naudojasi paskyra} other {, # ūkių jau pakviesta arba naudojasi paskyra}}{refused, plural, =0 {} one {, # negalima} few {, # negalima} many {, # negalima} other {, # negalima}}',
  'accounts.customers.noneText':
    'Patikrinkite rašybą ir filtrus arba ieškokite pagal kontrolės numerį. Čia rasite tik Jums priskirtus ūkius.',
  'accounts.customers.noneYet': 'Jums dar nepriskirtas nė vienas ūkis',
  'accounts.customers.notYours': 'Šis ūkis Jums nepriskirtas',
  'accounts.customers.only': 'Tik ūkiai',
  'accounts.customers.only.inactive': 'kurie nėra aktyvūs',
  'accounts.customers.only.notAgreed': 'be sutikimo',
  'accounts.customers.only.notRegistered': 'kurių paskyra dar niekas nesinaudoja',
  'accounts.customers.requests': 'Nagrinėjami prašymai',
  'accounts.customers.status.active': 'Aktyvus',
  'accounts.customers.status.deactivatedByControlBody': 'Išjungė sertifikavimo įstaiga',
  'accounts.customers.status.inactive': 'Paskyra išjungta',
  'accounts.customers.status.noActiveCertification': 'Nėra galiojančio sertifikato',
  'accounts.deactivated':
    '{count, plural, one {Jūsų paskyra išjungta: {names}} few {Jūsų paskyros išjungtos: {names}} many {Jūsų paskyros išjungtos: {names}} other {Jūsų paskyros išjungtos: {names}}}',
  'accounts.deactivatedText':
    'Ieškoti galite ir toliau. Klauskite mūsų, kodėl taip yra ir kaip vėl gauti prieigą.',
  'accounts.inUse.back': 'Keisti duomenis',
  'accounts.inUse.code': 'Su kodu',
  'accounts.inUse.codeField': 'Kodas iš laiško ūkiui',
  'accounts.inUse.codeSent': 'Kodas išsiųstas',
  'accounts.inUse.codeSentText':
    'Jis išsiųstas el. pašto adresu, kurį turime iš ūkio. Jis galioja iki {time}. Jei laiškas neateina, paprašykite kvietimo.',
  'accounts.inUse.codeText':
    'Išsiųsime jį el. pašto adresu, kurį turime iš ūkio. Kuriuo, čia nerodome.',
  'accounts.inUse.invitation': 'Su kvietimu',
  'accounts.inUse.invitationText':
    'Kas naudojasi paskyra, gali Jus pakviesti profilyje, skyriuje „Kas naudojasi šia paskyra“. Tai gali ir Jūsų sertifikavimo įstaiga.',
  'accounts.inUse.text':
    'Jūsų duomenys teisingi. Kad prieigos negautų svetimi, Jums dar reikia vieno iš dviejų:',
  'accounts.invitation.accept': 'Priimti kvietimą',
  'accounts.invitation.expired': 'Kvietimai galioja tik kelias dienas. Paprašykite naujo.',
  'accounts.invitation.expires': 'Galioja iki',
  'accounts.invitation.further': 'Dabar naudojatės paskyra {name}. Kvietimo paskyra bus pridėta.',
  'accounts.invitation.linked': 'Kvietimo Jums nebereikia.',
  'accounts.invitation.notFound':
    'Galbūt adresas neišsamus arba kvietimas atšauktas ar išsiųstas iš naujo. Naudokite naujausio laiško nuorodą.',
  'accounts.invitation.sender': 'Pakvietė',
  'accounts.invitation.signInAndAccept': 'Prisijungti ir priimti',
  'accounts.invitation.title': 'Kvietimas',
  'accounts.invitation.toAccount': 'Į paskyrą',
  'accounts.invitation.used':
    'Kiekvieną kvietimą galima priimti vieną kartą. Jei tai buvote Jūs, tiesiog prisijunkite. Jei ne, paprašykite naujo.',
  'accounts.login.changeText':
    'Kad ką nors pakeistumėte, prisijunkite dar kartą su slaptažodžiu ir kodu.',
  'accounts.login.code': 'Kodas iš programėlės',
  'accounts.login.codeHint': 'Skaitmenų: {digits}, keičiasi kas 30 sekundžių',
  'accounts.login.elsewhere':
    'Prisijungiate per savo šalies prisijungimo tarnybą. Slaptažodį ir antrąjį veiksnį tvarkote ten.',
  'accounts.login.factor': 'Antrasis veiksnys',
  'accounts.login.lost':
    'Pametėte ar pakeitėte telefoną? Su senuoju telefonu čia nustatysite naują programėlę. Be jo antrąjį veiksnį išjungs administracija, įsitikinusi, kad tai Jūs.',
  'accounts.login.needed': 'Dar vienas žingsnis: antrasis veiksnys',
  'accounts.login.neededText':
    'Jūsų paskyra galima naudotis tik su antruoju veiksniu. Nustatykite jį čia; tada tęsite ten, kur buvote.',
  'accounts.login.newApp': 'Nustatyti kitą programėlę',
  'accounts.login.off': 'Išjungtas',
  'accounts.login.offNeeded':
    'Jūsų paskyra galima naudotis tik su antruoju veiksniu. Jei jį išjungsite, prieš dirbdami toliau turėsite nustatyti iš naujo.',
  'accounts.login.offText':
    'Programėlė telefone kaskart prisijungiant rodo kodą. Kas žino tik Jūsų slaptažodį, neprisijungs.',
  'accounts.login.on': 'Įjungtas',
  'accounts.login.openApp': 'Atverti šio įrenginio programėlėje',
  'accounts.login.password': 'Slaptažodis',
  'accounts.login.passwordText':
    'Slaptažodį keičiate prisijungimo puslapyje: atsijunkite, pradėkite jungtis ir ten pasirinkite „Pamiršau slaptažodį“.',
  'accounts.login.qr': 'QR kodas autentifikavimo programėlei',
  'accounts.login.setUp': 'Nustatyti antrąjį veiksnį',
  'accounts.login.stepApp': 'Atverkite autentifikavimo programėlę',
  'accounts.login.stepAppText':
    'Pavyzdžiui, FreeOTP, Aegis, Google ar Microsoft Authenticator. Tinka ir daugelis slaptažodžių tvarkyklių.',
  'accounts.login.stepCode': 'Įveskite kodą',
  'accounts.login.stepScan': 'Nuskaitykite QR kodą',
  'accounts.login.stepScanText':
    'Programėlėje pridėkite naują paskyrą ir nukreipkite kamerą į QR kodą.',
  'accounts.login.switchOff': 'Išjungti',
  'accounts.login.switchOn': 'Įjungti',
  'accounts.login.typed': 'Arba įveskite šį raktą:',
  'accounts.login.unused': 'Dabar prisijunkite su antruoju veiksniu',
  'accounts.login.unusedText':
    'Jūsų prisijungimas senesnis už antrąjį veiksnį ir galios dar neilgai. Kituose savo įrenginiuose taip pat prisijunkite iš naujo.',
  'accounts.numberRead': 'Perskaityta kaip {number}',
  'accounts.objection.allRight': 'Jei viskas gerai, tiesiog uždarykite šį puslapį.',
  'accounts.objection.done': 'Asmuo pašalintas',
  'accounts.objection.doneNext':
    'Laiške nurodyti ir nuo tada pateikti pasiūlymai bei prašymai: atsiimkite tuos, kurie ne Jūsų. Jei dabar paskyra niekas nesinaudoja, paprašykite kvietimo savo sertifikavimo įstaigos.',
  'accounts.objection.doneTold':
    'Sertifikavimo įstaiga, administracija ir visi, kas dar naudojasi paskyra, gavo laišką.',
  'accounts.objection.effect':
    'Asmuo ir visi, kuriuos jis pakvietė, iš karto netenka prieigos. Adresai, el. paštas ir pardavimo vietos vėl bus kaip anksčiau. Iš naujo užsiregistruoti šiam ūkiui niekas negalės, kol sertifikavimo įstaiga ko nors nepakvies.',
  'accounts.objection.expired':
    'Nuoroda galioja tik kelias dienas. Parašykite mums arba kreipkitės į savo sertifikavimo įstaigą.',
  'accounts.link.failed': 'Niekas nepakeista. Bandykite dar kartą.',
  'accounts.objection.lead':
    'Kažkas, nurodęs sertifikavimo įstaigą, kontrolės numerį ir pašto kodą, gavo prieigą prie paskyros.',
  'accounts.objection.notFound': 'Ji jau panaudota arba neišsami.',
  'accounts.objection.person': 'Asmuo',
  'accounts.objection.remove': 'Tai ne aš: pašalinti asmenį',
  'accounts.objection.since': 'Prieiga nuo',
  'accounts.objection.title': 'Ar pažįstate šį asmenį?',
  'accounts.register.done': 'Užsiregistravote ir dabar naudojatės šia paskyra.',
  'accounts.register.lead': 'Ieškoti galite be paskyros. Pasiūlymams ir prašymams jos reikia.',
  'accounts.register.neededText':
    'Jūsų ūkį sertifikavimo įstaiga dažniausiai jau yra įrašiusi. Rasite jį pagal tris duomenis.',
  'accounts.register.noControlBody': 'Šioje šalyje dar neįrašyta nė viena sertifikavimo įstaiga',
  'accounts.register.sellerText':
    'Prekybininkai, peryklos ir kiti tiekėjai nurodo pavadinimą ir adresą. Niekas neskelbiama, kol nesutinkate su naudojimosi sąlygomis.',
  'accounts.register.signOnText':
    'Pirmiausia prisijunkite arba ten susikurkite naują prisijungimą. Tada grįšite čia.',
  'accounts.register.told':
    'Ūkis ir jo sertifikavimo įstaiga tada gaus laišką su Jūsų vardu, pavarde ir el. pašto adresu.',
  'accounts.register.way.farm': 'Ekologinis ūkis',
  'accounts.register.way.seller': 'Tiekėjas be ūkio',
  'accounts.register.ways': 'Kaip norite registruotis?',
  'accounts.terms.accept': 'Sutikti su naudojimosi sąlygomis',
  'accounts.terms.accepted': 'Su šiomis naudojimosi sąlygomis sutikote {day}',
  'accounts.terms.changed': 'Naudojimosi sąlygos pasikeitė nuo tada, kai su jomis sutikote {day}',
  'accounts.terms.done': 'Sutikote su naudojimosi sąlygomis ir dabar galite siūlyti gyvūnus.',
  'accounts.terms.effect':
    'Sutikę galite siūlyti gyvūnus. Jūsų pardavimo vietų pavadinimas ir kontaktai tada bus skelbiami su pasiūlymais.',
  'accounts.terms.version': '{day} redakcija',
  'accounts.users.forget': 'Ištrinti vardą',
  'accounts.users.forgetText':
    'Prie visko, ką padarė {name}, liks nurodyta tik įstaiga. To atšaukti negalima.',
  'accounts.users.former': 'Buvę naudotojai',
  'accounts.users.full':
    'Šia paskyra negali naudotis daugiau asmenų nei {most}. Ką nors pašalinkite arba klauskite mūsų.',
  'accounts.users.inviteHint':
    'Šiuo adresu išsiunčiama nuoroda, galiojanti kelias dienas ir vieną kartą. Kas ją priims, galės skaityti ir keisti viską šioje paskyroje.',
  'accounts.users.invites': 'Galiojantys kvietimai',
  'accounts.users.lead':
    'Visų čia teisės vienodos; tik naujokai iš pradžių negali pašalinti to, kas buvo iki jų. Kai kas nors prisideda ar išeina, visi gauna laišką.',
  'accounts.users.people':
    'Šia paskyra naudojasi {count} iš {most} {most, plural, one {galimo asmens} few {galimų asmenų} many {galimo asmens} other {galimų asmenų}}{count, plural, other {}}',
  'accounts.users.resent': 'Kvietimas išsiųstas iš naujo. Senoji nuoroda nebegalioja.',
  'accounts.users.unknown': 'Vardas nežinomas',
  'accounts.users.you': 'Jūs',
  'accounts.wrongNumber': 'Kontrolės numeris taip neatrodo. Pavyzdžiui: {example}',
} satisfies Partial<Messages<'accounts'>>;
