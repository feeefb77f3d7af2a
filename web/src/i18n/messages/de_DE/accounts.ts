export const messages = {
  'accounts.acting.begunText':
    'Anträge, die Sie jetzt beginnen, sind Anträge dieses Betriebs. Wählen Sie dafür zuerst die Tierart.',
  'accounts.acting.chooseAnimals': 'Tierart wählen',
  'accounts.advice.accountDeactivated': 'Fragen Sie uns, wenn Sie das Konto wieder nutzen möchten.',
  'accounts.advice.alreadyLinked':
    'Melden Sie sich erneut an: Das Konto steht dann in der Kontoauswahl.',
  'accounts.advice.expired': 'Melden Sie sich erneut an. Danach geht es hier weiter.',
  'accounts.advice.farmerDeactivated':
    'Nur die Kontrollstelle kann den Betrieb wieder freischalten.',
  'accounts.advice.maximumUsers':
    'Jemand, der das Konto nutzt, kann seinen Zugang abgeben. Sollen mehr Personen das Konto nutzen, fragen Sie uns.',
  'accounts.advice.invitation':
    'Bitten Sie jemanden vom Betrieb oder Ihre Kontrollstelle um eine Einladung. Die geht immer.',
  'accounts.agreement.needed':
    'Mit der Zustimmung dürfen Sie für diesen Betrieb Anträge stellen. Ohne sie ruht das, auch für begonnene Entwürfe.',
  'accounts.agreement.recorded':
    'Hält fest, dass dieser Betrieb zugestimmt hat, dass Sie in seinem Namen handeln.',
  'accounts.agreement.label': 'Der Betrieb hat zugestimmt',
  'accounts.agreement.title': 'Zustimmung',
  'accounts.certificate.caption':
    'Die Kontrollnummer steht auf Ihrem Bio-Zertifikat, zum Beispiel {example}.',
  'accounts.certificate.title': 'Bio-Zertifikat',
  'accounts.blocked.ask': 'Fragen Sie Ihre Kontrollstelle:',
  'accounts.blocked.deactivatedByControlBody': 'Ihre Kontrollstelle hat Ihren Betrieb deaktiviert.',
  'accounts.blocked.effect':
    'Solange das so ist, können Sie keine Anträge stellen, und Ihre Angebote sind nicht zu sehen.',
  'accounts.blocked.noActiveCertification':
    'Für Ihren Betrieb liegt keine gültige Bio-Zertifizierung vor.',
  'accounts.advice.notFound':
    'Gefragt sind die Postleitzahl des Betriebs (nicht die der Wohnung), die Kontrollstelle, die auf Ihrem Zertifikat steht, und die Kontrollnummer mit allen Ziffern und Buchstaben. Stimmt alles, hat Ihre Kontrollstelle den Betrieb vielleicht noch nicht gemeldet. Fragen Sie dann bei ihr nach.',
  'accounts.citycodeHint': 'Die des Betriebs, wie sie auf dem Zertifikat steht',
  'accounts.contact.message': 'Nachricht',
  'accounts.contact.missingBreed':
    '{animals}: In der Liste fehlt diese Rasse oder Herkunft: {breed}',
  'accounts.contact.name': 'Name',
  'accounts.contact.receipt': 'Eine Bestätigung geht an {email}.',
  'accounts.contact.reference': 'Vorgang: {reference}. Nennen Sie ihn bei Rückfragen.',
  'accounts.contact.send': 'Nachricht senden',
  'accounts.contact.sent': 'Ihre Nachricht ist unterwegs',
  'accounts.contact.sentText': 'Sie bekommen innerhalb von {days} Arbeitstagen eine Antwort.',
  'accounts.contact.subject': 'Worum geht es?',
  'accounts.contact.subject.offers': 'Angebote und Suche',
  'accounts.contact.subject.other': 'Etwas anderes',
  'accounts.contact.subject.privacy': 'Datenschutz',
  'accounts.controlNumberHint': 'Zum Beispiel {example}. Leerzeichen und Striche sind egal.',
  'accounts.customers.agree':
    '{count, plural, one {# Zustimmung eintragen} other {# Zustimmungen eintragen}}',
  'accounts.customers.agreeText':
    'Tragen Sie die Zustimmungen ein, die Ihnen vorliegen. Wer schon zugestimmt hat, behält seinen Tag.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Keine Zustimmung eingetragen} one {# Zustimmung eingetragen} other {# Zustimmungen eingetragen}}{already, plural, =0 {} one {, # lag schon vor} other {, # lagen schon vor}}{refused, plural, =0 {} one {, # nicht möglich} other {, # nicht möglich}}',
  'accounts.customers.agreedOn': 'Zugestimmt am',
  'accounts.customers.field': 'Name, Kontrollnummer, Ort oder Kontakt',
  'accounts.customers.invite':
    '{count, plural, one {# Betrieb einladen} other {# Betriebe einladen}}',
  'accounts.customers.inviteText':
    'Jeder Betrieb bekommt eine Einladung zu seinem Konto an seine E-Mail-Adresse. Nichts bekommt, wer sein Konto schon nutzt oder eine offene Einladung hat.',
  'accounts.customers.invited':
    '{done, plural, =0 {Keine Einladung verschickt} one {# Einladung verschickt} other {# Einladungen verschickt}}{already, plural, =0 {} one {, # Betrieb ist schon eingeladen oder nutzt sein Konto} other {, # Betriebe sind schon eingeladen oder nutzen ihr Konto}}{refused, plural, =0 {} one {, # nicht möglich} other {, # nicht möglich}}',
  'accounts.customers.noneText':
    'Prüfen Sie die Schreibweise und die Filter, oder suchen Sie mit der Kontrollnummer. Sie finden hier nur Betriebe, die zu Ihnen gehören.',
  'accounts.customers.noneYet': 'Noch gehören keine Betriebe zu Ihnen',
  'accounts.customers.notYours': 'Dieser Betrieb gehört nicht zu Ihnen',
  'accounts.customers.only': 'Nur Betriebe',
  'accounts.customers.only.inactive': 'die nicht aktiv sind',
  'accounts.customers.only.notAgreed': 'ohne Zustimmung',
  'accounts.customers.only.notRegistered': 'deren Konto noch niemand nutzt',
  'accounts.customers.requests': 'Offene Anträge',
  'accounts.customers.status.active': 'Aktiv',
  'accounts.customers.status.deactivatedByControlBody': 'Von der Kontrollstelle deaktiviert',
  'accounts.customers.status.inactive': 'Konto deaktiviert',
  'accounts.customers.status.noActiveCertification': 'Keine gültige Zertifizierung',
  'accounts.deactivated':
    '{count, plural, one {Ihr Konto ist deaktiviert: {names}} other {Ihre Konten sind deaktiviert: {names}}}',
  'accounts.deactivatedText':
    'Suchen können Sie weiterhin. Fragen Sie uns, warum es so ist oder wie Sie wieder Zugang bekommen.',
  'accounts.inUse.back': 'Angaben ändern',
  'accounts.inUse.code': 'Mit einem Code',
  'accounts.inUse.codeField': 'Code aus der Mail an den Betrieb',
  'accounts.inUse.codeSent': 'Der Code ist unterwegs',
  'accounts.inUse.codeSentText':
    'Er ging an eine E-Mail-Adresse, die wir vom Betrieb kennen. Er gilt bis {time}. Kommt keine Mail an, bitten Sie um eine Einladung.',
  'accounts.inUse.codeText':
    'Wir schicken ihn an eine E-Mail-Adresse, die wir vom Betrieb kennen. Welche das ist, zeigen wir hier nicht.',
  'accounts.inUse.invitation': 'Mit einer Einladung',
  'accounts.inUse.invitationText':
    'Wer das Konto nutzt, kann Sie im Profil unter „Wer nutzt dieses Konto“ einladen. Auch Ihre Kontrollstelle kann das.',
  'accounts.inUse.text':
    'Ihre Angaben stimmen. Damit niemand Fremdes Zugang bekommt, brauchen Sie noch eines von beidem:',
  'accounts.invitation.accept': 'Einladung annehmen',
  'accounts.invitation.expired': 'Einladungen gelten nur einige Tage. Bitten Sie um eine neue.',
  'accounts.invitation.expires': 'Gültig bis',
  'accounts.invitation.further':
    'Sie nutzen gerade das Konto {name}. Das Konto der Einladung kommt dazu.',
  'accounts.invitation.linked': 'Sie brauchen die Einladung nicht mehr.',
  'accounts.invitation.notFound':
    'Vielleicht ist die Adresse unvollständig, oder die Einladung wurde zurückgenommen oder neu verschickt. Nehmen Sie den Link der neuesten E-Mail.',
  'accounts.invitation.sender': 'Eingeladen von',
  'accounts.invitation.signInAndAccept': 'Anmelden und annehmen',
  'accounts.invitation.title': 'Einladung',
  'accounts.invitation.toAccount': 'Zum Konto',
  'accounts.invitation.used':
    'Jede Einladung kann einmal angenommen werden. Waren Sie es selbst, melden Sie sich einfach an. Sonst bitten Sie um eine neue.',
  'accounts.login.changeText':
    'Um etwas zu ändern, melden Sie sich noch einmal an, mit Passwort und Code.',
  'accounts.login.code': 'Code aus der App',
  'accounts.login.codeHint': '{digits} Ziffern, alle 30 Sekunden neue',
  'accounts.login.elsewhere':
    'Sie melden sich über den Anmeldedienst Ihres Landes an. Passwort und zweiten Faktor verwalten Sie dort.',
  'accounts.login.factor': 'Zweiter Faktor',
  'accounts.login.lost':
    'Telefon verloren oder neu? Mit dem alten Telefon richten Sie hier die neue App ein. Ohne das alte schaltet die Verwaltung den zweiten Faktor aus, nachdem sie sich überzeugt hat, dass Sie es sind.',
  'accounts.login.needed': 'Noch ein Schritt: der zweite Faktor',
  'accounts.login.neededText':
    'Ihr Konto kann nur mit einem zweiten Faktor benutzt werden. Richten Sie ihn hier ein; danach geht es dort weiter, wo Sie waren.',
  'accounts.login.newApp': 'Andere App einrichten',
  'accounts.login.off': 'Ausgeschaltet',
  'accounts.login.offNeeded':
    'Ihr Konto kann nur mit dem zweiten Faktor benutzt werden. Schalten Sie ihn aus, müssen Sie ihn vor der weiteren Arbeit wieder einrichten.',
  'accounts.login.offText':
    'Eine App auf Ihrem Telefon zeigt Ihnen bei jeder Anmeldung einen Code. Wer nur Ihr Passwort kennt, kommt dann nicht hinein.',
  'accounts.login.on': 'Eingeschaltet',
  'accounts.login.openApp': 'In einer App auf diesem Gerät öffnen',
  'accounts.login.password': 'Passwort',
  'accounts.login.passwordText':
    'Ihr Passwort ändern Sie auf der Anmeldeseite: Melden Sie sich ab, beginnen Sie die Anmeldung und wählen Sie dort „Passwort vergessen“.',
  'accounts.login.qr': 'QR-Code für die Authenticator-App',
  'accounts.login.setUp': 'Zweiten Faktor einrichten',
  'accounts.login.stepApp': 'Authenticator-App öffnen',
  'accounts.login.stepAppText':
    'Zum Beispiel FreeOTP, Aegis, Google oder Microsoft Authenticator. Auch viele Passwortmanager können es.',
  'accounts.login.stepCode': 'Code eingeben',
  'accounts.login.stepScan': 'QR-Code einlesen',
  'accounts.login.stepScanText':
    'Fügen Sie in der App ein neues Konto hinzu und halten Sie die Kamera auf den QR-Code.',
  'accounts.login.switchOff': 'Ausschalten',
  'accounts.login.switchOn': 'Einschalten',
  'accounts.login.typed': 'Oder tippen Sie diesen Schlüssel ein:',
  'accounts.login.unused': 'Melden Sie sich jetzt mit dem zweiten Faktor an',
  'accounts.login.unusedText':
    'Ihre Anmeldung ist älter als der zweite Faktor und gilt nur noch kurze Zeit. Auch auf Ihren anderen Geräten melden Sie sich neu an.',
  'accounts.numberRead': 'Gelesen als {number}',
  'accounts.objection.allRight': 'Ist alles richtig, schließen Sie diese Seite einfach.',
  'accounts.objection.done': 'Die Person ist entfernt',
  'accounts.objection.doneNext':
    'Die Mail nennt auch Angebote und Anträge von seitdem: Nehmen Sie zurück, was nicht von Ihnen ist. Nutzt jetzt niemand das Konto, bitten Sie Ihre Kontrollstelle um eine Einladung.',
  'accounts.objection.doneTold':
    'Kontrollstelle, Verwaltung und alle, die das Konto noch nutzen, haben eine Mail bekommen.',
  'accounts.objection.effect':
    'Die Person verliert den Zugang sofort, und mit ihr alle, die sie eingeladen hat. Adressen, E-Mails und Verkaufsorte sind dann wieder wie vorher. Neu registrieren kann sich für den Betrieb niemand, bis die Kontrollstelle jemanden eingeladen hat.',
  'accounts.objection.expired':
    'Der Link gilt nur einige Tage. Schreiben Sie uns, oder wenden Sie sich an Ihre Kontrollstelle.',
  'accounts.link.failed': 'Es wurde nichts geändert. Versuchen Sie es noch einmal.',
  'accounts.objection.lead':
    'Jemand hat mit Kontrollstelle, Kontrollnummer und Postleitzahl Zugang zu einem Konto bekommen.',
  'accounts.objection.notFound': 'Er wurde schon benutzt oder ist unvollständig.',
  'accounts.objection.person': 'Person',
  'accounts.objection.remove': 'Das war nicht ich: Person entfernen',
  'accounts.objection.since': 'Zugang seit',
  'accounts.objection.title': 'Kennen Sie diese Person?',
  'accounts.register.done': 'Sie sind registriert und nutzen jetzt dieses Konto.',
  'accounts.register.lead':
    'Suchen können Sie ohne Konto. Für Angebote und Anträge brauchen Sie eines.',
  'accounts.register.neededText':
    'Ihre Kontrollstelle hat Ihren Betrieb meist schon eingetragen. Mit drei Angaben finden Sie ihn.',
  'accounts.register.noControlBody': 'In diesem Land ist noch keine Kontrollstelle eingetragen',
  'accounts.register.sellerText':
    'Händler, Brütereien und andere Anbieter geben Name und Adresse an. Öffentlich wird nichts, bevor Sie die Nutzungsbedingungen angenommen haben.',
  'accounts.register.signOnText':
    'Zuerst melden Sie sich an, oder legen dort eine neue Anmeldung an. Danach kommen Sie hierher zurück.',
  'accounts.register.told':
    'Der Betrieb und seine Kontrollstelle bekommen dann eine Mail, die Ihren Namen und Ihre E-Mail-Adresse nennt.',
  'accounts.register.way.farm': 'Bio-Betrieb',
  'accounts.register.way.seller': 'Anbieter ohne Betrieb',
  'accounts.register.ways': 'Wie möchten Sie sich registrieren?',
  'accounts.terms.accept': 'Nutzungsbedingungen annehmen',
  'accounts.terms.accepted': 'Sie haben diese Nutzungsbedingungen am {day} angenommen.',
  'accounts.terms.changed':
    'Die Nutzungsbedingungen haben sich geändert, seit Sie sie am {day} angenommen haben.',
  'accounts.terms.done':
    'Sie haben die Nutzungsbedingungen angenommen und können jetzt Tiere anbieten.',
  'accounts.terms.effect':
    'Wenn Sie annehmen, können Sie Tiere anbieten. Name und Kontakt Ihrer Verkaufsorte werden dann mit den Angeboten öffentlich.',
  'accounts.terms.version': 'Fassung vom {day}',
  'accounts.users.forget': 'Name löschen',
  'accounts.users.forgetText':
    'Bei allem, was {name} getan hat, steht dann nur noch die Stelle. Das lässt sich nicht zurücknehmen.',
  'accounts.users.former': 'Früher dabei',
  'accounts.users.full':
    'Mehr als {most} Personen können dieses Konto nicht nutzen. Entfernen Sie jemanden, oder fragen Sie uns.',
  'accounts.users.inviteHint':
    'Dorthin geht ein Link, der einige Tage und nur einmal gilt. Wer ihn annimmt, kann alles in diesem Konto lesen und ändern.',
  'accounts.users.invites': 'Offene Einladungen',
  'accounts.users.lead':
    'Alle hier haben dieselben Rechte; nur wer neu ist, kann anfangs nicht entfernen, was schon da war. Kommt jemand dazu oder geht, bekommen alle eine Mail.',
  'accounts.users.people':
    '{count} von {most} {most, plural, one {Person} other {Personen}} {count, plural, one {nutzt} other {nutzen}} dieses Konto',
  'accounts.users.resent': 'Die Einladung wurde erneut verschickt. Der alte Link gilt nicht mehr.',
  'accounts.users.unknown': 'Name nicht bekannt',
  'accounts.users.you': 'Sie',
  'accounts.wrongNumber': 'So sieht keine Kontrollnummer aus. Zum Beispiel: {example}',
} as const;
