import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Aanvragen die u nu begint, zijn aanvragen van dit bedrijf. Kies daarvoor eerst de diersoort.',
  'accounts.acting.chooseAnimals': 'Diersoort kiezen',
  'accounts.advice.accountDeactivated': 'Vraag het ons als u het account weer wilt gebruiken.',
  'accounts.advice.alreadyLinked':
    'Log opnieuw in: het account staat dan in de lijst met accounts.',
  'accounts.advice.expired': 'Log opnieuw in. Daarna gaat u hier verder.',
  'accounts.advice.farmerDeactivated': 'Alleen het controleorgaan kan het bedrijf weer activeren.',
  'accounts.advice.maximumUsers':
    'Iemand die het account gebruikt, kan zijn toegang opgeven. Moeten meer personen het account gebruiken, vraag het ons dan.',
  'accounts.advice.invitation':
    'Vraag iemand van het bedrijf of uw controleorgaan om een uitnodiging. Dat kan altijd.',
  'accounts.agreement.needed':
    'Met de toestemming mag u voor dit bedrijf aanvragen indienen. Zonder toestemming kan dat niet, ook niet met begonnen concepten.',
  'accounts.agreement.recorded':
    'Legt vast dat dit bedrijf u toestemming heeft gegeven om namens het bedrijf te handelen.',
  'accounts.agreement.label': 'Het bedrijf heeft toestemming gegeven',
  'accounts.agreement.title': 'Toestemming',
  'accounts.certificate.caption':
    'Het controlenummer (uw Skal-nummer) staat op uw biocertificaat, bijvoorbeeld {example}.',
  'accounts.certificate.title': 'Biocertificaat',
  'accounts.blocked.ask': 'Vraag het uw controleorgaan:',
  'accounts.blocked.deactivatedByControlBody': 'Uw controleorgaan heeft uw bedrijf gedeactiveerd.',
  'accounts.blocked.effect':
    'Zolang dat zo is, kunt u geen aanvragen indienen en is uw aanbod niet te zien.',
  'accounts.blocked.noActiveCertification':
    'Voor uw bedrijf is geen geldige biologische certificering bekend.',
  'accounts.advice.notFound':
    'Nodig zijn de postcode van het bedrijf (niet die van uw huis), het controleorgaan dat op uw certificaat staat en het controlenummer met alle cijfers en letters. Klopt alles, dan heeft uw controleorgaan het bedrijf misschien nog niet aangemeld. Vraag het daar na.',
  'accounts.citycodeHint': 'Die van het bedrijf, zoals op het certificaat',
  'accounts.contact.message': 'Bericht',
  'accounts.contact.missingBreed':
    '{animals}: in de lijst ontbreekt dit ras of deze herkomst: {breed}',
  'accounts.contact.name': 'Naam',
  'accounts.contact.receipt': 'Een bevestiging gaat naar {email}.',
  'accounts.contact.reference': 'Kenmerk: {reference}. Noem het als u vragen hebt.',
  'accounts.contact.send': 'Bericht verzenden',
  'accounts.contact.sent': 'Uw bericht is onderweg',
  'accounts.contact.sentText': 'U krijgt binnen {days} werkdagen antwoord.',
  'accounts.contact.subject': 'Waar gaat het over?',
  'accounts.contact.subject.offers': 'Aanbod en zoeken',
  'accounts.contact.subject.other': 'Iets anders',
  'accounts.contact.subject.privacy': 'Privacy',
  'accounts.controlNumberHint': 'Bijvoorbeeld {example}. Spaties en streepjes maken niet uit.',
  'accounts.customers.agree':
    '{count, plural, one {# toestemming vastleggen} other {# toestemmingen vastleggen}}',
  'accounts.customers.agreeText':
    'Leg de toestemmingen vast die u hebt. Bedrijven die al toestemming gaven, houden hun eigen dag.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Geen toestemming vastgelegd} one {# toestemming vastgelegd} other {# toestemmingen vastgelegd}}{already, plural, =0 {} one {, # was er al} other {, # waren er al}}{refused, plural, =0 {} one {, # niet mogelijk} other {, # niet mogelijk}}',
  'accounts.customers.agreedOn': 'Toestemming gegeven op',
  'accounts.customers.field': 'Naam, controlenummer, plaats of contact',
  'accounts.customers.invite':
    '{count, plural, one {# bedrijf uitnodigen} other {# bedrijven uitnodigen}}',
  'accounts.customers.inviteText':
    'Elk bedrijf krijgt op zijn e-mailadres een uitnodiging voor zijn account. Wie zijn account al gebruikt of een open uitnodiging heeft, krijgt niets.',
  'accounts.customers.invited':
    '{done, plural, =0 {Geen uitnodiging verzonden} one {# uitnodiging verzonden} other {# uitnodigingen verzonden}}{already, plural, =0 {} one {, # bedrijf is al uitgenodigd of gebruikt zijn account} other {, # bedrijven zijn al uitgenodigd of gebruiken hun account}}{refused, plural, =0 {} one {, # niet mogelijk} other {, # niet mogelijk}}',
  'accounts.customers.noneText':
    'Controleer de spelling en de filters, of zoek op het controlenummer. U vindt hier alleen bedrijven die bij u horen.',
  'accounts.customers.noneYet': 'Er horen nog geen bedrijven bij u',
  'accounts.customers.notYours': 'Dit bedrijf hoort niet bij u',
  'accounts.customers.only': 'Alleen bedrijven',
  'accounts.customers.only.inactive': 'die niet actief zijn',
  'accounts.customers.only.notAgreed': 'zonder toestemming',
  'accounts.customers.only.notRegistered': 'waarvan nog niemand het account gebruikt',
  'accounts.customers.requests': 'Open aanvragen',
  'accounts.customers.status.active': 'Actief',
  'accounts.customers.status.deactivatedByControlBody': 'Gedeactiveerd door controleorgaan',
  'accounts.customers.status.inactive': 'Account gedeactiveerd',
  'accounts.customers.status.noActiveCertification': 'Geen geldige certificering',
  'accounts.deactivated':
    '{count, plural, one {Uw account is gedeactiveerd: {names}} other {Uw accounts zijn gedeactiveerd: {names}}}',
  'accounts.deactivatedText':
    'Zoeken kunt u nog steeds. Vraag ons waarom dit zo is of hoe u weer toegang krijgt.',
  'accounts.inUse.back': 'Gegevens wijzigen',
  'accounts.inUse.code': 'Met een code',
  'accounts.inUse.codeField': 'Code uit de e-mail aan het bedrijf',
  'accounts.inUse.codeSent': 'De code is onderweg',
  'accounts.inUse.codeSentText':
    'Hij ging naar een e-mailadres dat wij van het bedrijf hebben. Hij geldt tot {time}. Komt er geen e-mail aan, vraag dan om een uitnodiging.',
  'accounts.inUse.codeText':
    'Wij sturen hem naar een e-mailadres dat wij van het bedrijf hebben. Welk adres dat is, laten wij hier niet zien.',
  'accounts.inUse.invitation': 'Met een uitnodiging',
  'accounts.inUse.invitationText':
    'Wie het account gebruikt, kan u uitnodigen in het profiel, onder ‘Wie gebruikt dit account’. Ook uw controleorgaan kan dat.',
  'accounts.inUse.text':
    'Uw gegevens kloppen. Zodat er geen vreemden binnenkomen, hebt u nog een van deze twee nodig:',
  'accounts.invitation.accept': 'Uitnodiging accepteren',
  'accounts.invitation.expired': 'Uitnodigingen gelden maar een paar dagen. Vraag om een nieuwe.',
  'accounts.invitation.expires': 'Geldig tot',
  'accounts.invitation.further':
    'U gebruikt nu het account {name}. Het account van de uitnodiging komt erbij.',
  'accounts.invitation.linked': 'U hebt de uitnodiging niet meer nodig.',
  'accounts.invitation.notFound':
    'Misschien is het adres niet volledig, of is de uitnodiging ingetrokken of opnieuw verstuurd. Gebruik de link uit de nieuwste e-mail.',
  'accounts.invitation.sender': 'Uitgenodigd door',
  'accounts.invitation.signInAndAccept': 'Inloggen en accepteren',
  'accounts.invitation.title': 'Uitnodiging',
  'accounts.invitation.toAccount': 'Naar het account',
  'accounts.invitation.used':
    'Elke uitnodiging kan één keer worden geaccepteerd. Was u het zelf, log dan gewoon in. Vraag anders om een nieuwe.',
  'accounts.login.changeText':
    'Om iets te wijzigen logt u nog een keer in, met wachtwoord en code.',
  'accounts.login.code': 'Code uit de app',
  'accounts.login.codeHint': '{digits} cijfers, elke 30 seconden nieuwe',
  'accounts.login.elsewhere':
    'U logt in via de inlogdienst van uw land. Wachtwoord en tweede factor beheert u daar.',
  'accounts.login.factor': 'Tweede factor',
  'accounts.login.lost':
    'Telefoon kwijt of een nieuwe? Met de oude telefoon stelt u hier de nieuwe app in. Hebt u de oude niet meer, dan zet de beheerder de tweede factor uit zodra zeker is dat u het bent.',
  'accounts.login.needed': 'Nog één stap: de tweede factor',
  'accounts.login.neededText':
    'Uw account kan alleen met een tweede factor worden gebruikt. Stel die hier in; daarna gaat u verder waar u was.',
  'accounts.login.newApp': 'Andere app instellen',
  'accounts.login.off': 'Staat uit',
  'accounts.login.offNeeded':
    'Uw account kan alleen met de tweede factor worden gebruikt. Zet u die uit, dan moet u hem opnieuw instellen voordat u verder kunt.',
  'accounts.login.offText':
    'Een app op uw telefoon laat u bij elke keer inloggen een code zien. Wie alleen uw wachtwoord kent, komt dan niet binnen.',
  'accounts.login.on': 'Staat aan',
  'accounts.login.openApp': 'In een app op dit apparaat openen',
  'accounts.login.password': 'Wachtwoord',
  'accounts.login.passwordText':
    'Uw wachtwoord wijzigt u op de inlogpagina: log uit, begin opnieuw met inloggen en kies daar ‘Wachtwoord vergeten’.',
  'accounts.login.qr': 'QR-code voor de authenticator-app',
  'accounts.login.setUp': 'Tweede factor instellen',
  'accounts.login.stepApp': 'Authenticator-app openen',
  'accounts.login.stepAppText':
    'Bijvoorbeeld FreeOTP, Aegis, Google of Microsoft Authenticator. Ook veel wachtwoordmanagers kunnen het.',
  'accounts.login.stepCode': 'Code invullen',
  'accounts.login.stepScan': 'QR-code scannen',
  'accounts.login.stepScanText':
    'Voeg in de app een nieuw account toe en richt de camera op de QR-code.',
  'accounts.login.switchOff': 'Uitzetten',
  'accounts.login.switchOn': 'Aanzetten',
  'accounts.login.typed': 'Of typ deze sleutel in:',
  'accounts.login.unused': 'Log nu in met de tweede factor',
  'accounts.login.unusedText':
    'U bent ingelogd van vóór de tweede factor; dat geldt nog maar kort. Ook op uw andere apparaten logt u opnieuw in.',
  'accounts.numberRead': 'Gelezen als {number}',
  'accounts.objection.allRight': 'Klopt alles, sluit deze pagina dan gewoon.',
  'accounts.objection.done': 'De persoon is verwijderd',
  'accounts.objection.doneNext':
    'In de e-mail staan ook aanbiedingen en aanvragen van daarna: trek in wat niet van u is. Gebruikt nu niemand het account, vraag uw controleorgaan dan om een uitnodiging.',
  'accounts.objection.doneTold':
    'Het controleorgaan, de beheerder en iedereen die het account nog gebruikt, hebben een e-mail gekregen.',
  'accounts.objection.effect':
    'De persoon verliest meteen de toegang, en met die persoon iedereen die is uitgenodigd. Adressen, e-mails en verkooplocaties zijn dan weer als tevoren. Niemand kan zich opnieuw voor het bedrijf registreren totdat het controleorgaan iemand heeft uitgenodigd.',
  'accounts.objection.expired':
    'De link geldt maar een paar dagen. Schrijf ons, of neem contact op met uw controleorgaan.',
  'accounts.link.failed': 'Er is niets gewijzigd. Probeer het nog eens.',
  'accounts.objection.lead':
    'Iemand heeft met controleorgaan, controlenummer en postcode toegang gekregen tot een account.',
  'accounts.objection.notFound': 'Hij is al gebruikt of is niet volledig.',
  'accounts.objection.person': 'Persoon',
  'accounts.objection.remove': 'Dat was ik niet: persoon verwijderen',
  'accounts.objection.since': 'Toegang sinds',
  'accounts.objection.title': 'Kent u deze persoon?',
  'accounts.register.done': 'U bent geregistreerd en gebruikt nu dit account.',
  'accounts.register.lead':
    'Zoeken kan zonder account. Voor aanbod en aanvragen hebt u er een nodig.',
  'accounts.register.neededText':
    'Uw controleorgaan heeft uw bedrijf meestal al aangemeld. Met drie gegevens vindt u het.',
  'accounts.register.noControlBody': 'In dit land is nog geen controleorgaan bekend',
  'accounts.register.sellerText':
    'Handelaren, broederijen en andere aanbieders vullen naam en adres in. Er wordt niets openbaar voordat u de gebruiksvoorwaarden hebt geaccepteerd.',
  'accounts.register.signOnText':
    'Eerst logt u in, of maakt u daar een nieuwe login aan. Daarna komt u hier terug.',
  'accounts.register.told':
    'Het bedrijf en zijn controleorgaan krijgen dan een e-mail met uw naam en e-mailadres.',
  'accounts.register.way.farm': 'Biologisch bedrijf',
  'accounts.register.way.seller': 'Aanbieder zonder bedrijf',
  'accounts.register.ways': 'Hoe wilt u zich registreren?',
  'accounts.terms.accept': 'Gebruiksvoorwaarden accepteren',
  'accounts.terms.accepted': 'U hebt deze gebruiksvoorwaarden op {day} geaccepteerd.',
  'accounts.terms.changed':
    'De gebruiksvoorwaarden zijn gewijzigd sinds u ze op {day} hebt geaccepteerd.',
  'accounts.terms.done': 'U hebt de gebruiksvoorwaarden geaccepteerd en kunt nu dieren aanbieden.',
  'accounts.terms.effect':
    'Als u accepteert, kunt u dieren aanbieden. Naam en contactgegevens van uw verkooplocaties worden dan met het aanbod openbaar.',
  'accounts.terms.version': 'Versie van {day}',
  'accounts.users.forget': 'Naam verwijderen',
  'accounts.users.forgetText':
    'Bij alles wat {name} heeft gedaan, staat dan alleen nog de instantie. Dit kan niet ongedaan worden gemaakt.',
  'accounts.users.former': 'Vroegere gebruikers',
  'accounts.users.full':
    'Meer dan {most} personen kunnen dit account niet gebruiken. Verwijder iemand, of vraag het ons.',
  'accounts.users.inviteHint':
    'Daar gaat een link naartoe die enkele dagen en maar één keer geldt. Wie de uitnodiging accepteert, kan alles in dit account lezen en wijzigen.',
  'accounts.users.invites': 'Open uitnodigingen',
  'accounts.users.lead':
    'Iedereen hier heeft dezelfde rechten; alleen wie nieuw is, kan in het begin niet verwijderen wat er al was. Komt er iemand bij of gaat er iemand weg, dan krijgt iedereen een e-mail.',
  'accounts.users.people':
    '{count} van {most} {most, plural, one {persoon} other {personen}} {count, plural, one {gebruikt} other {gebruiken}} dit account',
  'accounts.users.resent': 'De uitnodiging is opnieuw verstuurd. De oude link geldt niet meer.',
  'accounts.users.unknown': 'Naam niet bekend',
  'accounts.users.you': 'U',
  'accounts.wrongNumber': 'Zo ziet geen controlenummer eruit. Bijvoorbeeld: {example}',
} satisfies Partial<Messages<'accounts'>>;
