import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsDe } from '#shared/offers/problem-texts/de-de.ts';
import type { ErrorKey } from '../../error-key.ts';

/** A text for every failure that a person can meet; the compiler names the one that is missing. */
export const messages = {
  ...keysUnder('errors.', offerProblemsDe),
  'errors.accounts.accountDeactivated': 'Dieses Konto ist deaktiviert.',
  'errors.accounts.addressRejected':
    'Mails an diese Adresse kommen nicht an. Bitte geben Sie eine andere an.',
  'errors.accounts.alreadyInvited':
    'Jemand nutzt dieses Konto schon, oder eine Einladung ist offen.',
  'errors.accounts.alreadyLinked': 'Sie sind mit diesem Konto bereits verbunden.',
  'errors.accounts.alreadyRegistered': 'Sie sind in diesem Land bereits als Anbieter registriert.',
  'errors.accounts.claimRefused':
    'Für diesen Betrieb kann sich gerade niemand registrieren: Jemand vom Betrieb hat einer Registrierung widersprochen.',
  'errors.accounts.countryNotOpen': 'In diesem Land kann sich niemand registrieren.',
  'errors.accounts.disputedAddress':
    'Diese Adresse hat ein neuer Nutzer eingetragen. Fragen Sie den Betrieb nach seiner Adresse und laden Sie diese ein.',
  'errors.accounts.farmInUse': 'Dieser Betrieb wird schon genutzt.',
  'errors.accounts.farmerDeactivated': 'Die Kontrollstelle hat diesen Betrieb deaktiviert.',
  'errors.accounts.folderInUse': 'In diesem Ordner liegen Anträge.',
  'errors.accounts.inviteUsed': 'Diese Einladung wurde bereits angenommen.',
  'errors.accounts.lastUser': 'Sie sind die einzige Person, die dieses Konto nutzt.',
  'errors.accounts.locationInUse': 'Angebote verwenden diesen Verkaufsort.',
  'errors.accounts.positionElsewhere':
    'Der Punkt auf der Karte liegt mehr als {limit} km von der Postleitzahl entfernt. Berichtigen Sie den Punkt oder die Postleitzahl.',
  'errors.accounts.positionInUse':
    'Von hier werden Tiere angeboten: Der Ort braucht eine Position auf der Karte.',
  'errors.accounts.contactInUse':
    'Von hier werden Tiere angeboten: Lassen Sie eine Telefonnummer oder E-Mail-Adresse stehen.',
  'errors.accounts.newcomer':
    'Sie nutzen das Konto noch nicht lange genug, um zu entfernen, was vor Ihnen da war. Unsere Verwaltung kann es.',
  'errors.accounts.noFarmAddress':
    'An diesen Betrieb kann kein Code gehen: Seine E-Mail-Adresse fehlt oder ist neu.',
  'errors.accounts.regionInUse':
    'Von hier werden Tiere angeboten: Der Ort braucht eine Postleitzahl des Landes.',
  'errors.accounts.locationNeeded': 'Mindestens ein Verkaufsort muss bleiben.',
  'errors.accounts.mayNotFindFarmers':
    'Ihrem Konto fehlt das Recht, Kundschaft oder Mitglieder zu suchen. Die Verwaltung der Datenbank kann es geben.',
  'errors.accounts.maximumUsers': 'Dieses Konto hat bereits so viele Personen, wie es haben darf.',
  'errors.accounts.noEmail': 'Dieses Konto hat keine E-Mail-Adresse.',
  'errors.accounts.controlBodyNotConfirmed':
    'Diese Kontrollstelle ist noch nicht bestätigt. Bitte wenden Sie sich an uns.',
  'errors.accounts.notAnAuthority':
    'Für eine Region kann nur eine aktive Behörde desselben Landes zuständig sein.',
  'errors.accounts.notFound':
    'Mit diesen Angaben wurde kein Betrieb gefunden. Bitte prüfen Sie sie.',
  'errors.accounts.notYourself': 'Das geht nicht mit dem eigenen Konto.',
  'errors.accounts.objectionNotFound': 'Dieser Link gilt nicht mehr.',
  'errors.accounts.otherCountry': 'Ein Betrieb verkauft nur im eigenen Land.',
  'errors.accounts.redacted': 'Die persönlichen Daten dieses Kontos wurden entfernt.',
  'errors.accounts.termsChanged':
    'Die Nutzungsbedingungen haben sich geändert. Bitte lesen Sie sie neu.',
  'errors.accounts.termsMissing': 'Die Nutzungsbedingungen sind noch nicht veröffentlicht.',
  'errors.accounts.tooManyInvites': 'Das Konto hat zu viele offene Einladungen.',
  'errors.client.accountNotUsable':
    'Dieses Konto können Sie nicht mehr nutzen. Oben steht, mit welchem Sie jetzt arbeiten.',
  'errors.client.ownLoginOver':
    'Dafür ist zu viel Zeit vergangen. Bitte bestätigen Sie Ihre Anmeldung noch einmal.',
  'errors.client.tooManyTries': 'Das waren zu viele Versuche. Bitte warten Sie einige Minuten.',
  'errors.client.unreachable':
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung.',
  'errors.client.waitMinutes': 'Das war zu oft. Es geht wieder {wait}.',
  'errors.client.wrongCode':
    'Der Code stimmt nicht. Bitte geben Sie den ein, der jetzt in der App steht. Hilft das nicht, stellen Sie Datum und Uhrzeit des Geräts mit der App auf automatisch.',
  'errors.contact.tooManyReports':
    'Es warten schon so viele Ihrer Meldungen auf Antwort, dass keine weitere angenommen wird.',
  'errors.content.brokenLabel': 'Ein Text ist keine Nachricht im ICU-Format.',
  'errors.content.versionWithoutNote': 'Eine neue Fassung sagt, was sich geändert hat.',
  'errors.content.versionDay':
    'Eine neue Fassung ist jünger als die vorige und höchstens von heute.',
  'errors.content.pageNeeded':
    'Diese Seite bleibt in allen Sprachen eines Landes, solange es auf der Website ist.',
  'errors.content.htmlInPage': 'Eine Seite ist Text ohne HTML.',
  'errors.countries.approverMissing':
    'Jede Region braucht eine Behörde, die Angebote in ihrem Land freigibt. {limit, plural, =0 {Das Land hat noch keine Region} one {Einer Region fehlt sie} other {# Regionen fehlt sie}}.',
  'errors.countries.authorityMissing':
    'Jede Region braucht eine Behörde, sonst werden Anträge von dort abgelehnt. {limit, plural, =0 {Das Land hat noch keine Region} one {Einer Region fehlt sie} other {# Regionen fehlt sie}}.',
  'errors.countries.legalPageMissing':
    'Die Seite „{limit}“ braucht einen Text in jeder Sprache des Landes.',
  'errors.countries.packageUndecided':
    'Ein Antragspaket des Landes kann Anträge ohne Entscheidung lassen.',
  'errors.countries.placesMissing':
    'Die Orte des Landes sind nicht geladen, also kann niemand einen Standort angeben. Laden muss sie, wer das System betreibt.',
  'errors.countries.prefixTaken':
    'Den Postleitzahl-Anfang {limit} hat schon die Region „{region}“.',
  'errors.countries.secondFactorElsewhere':
    'Über den zweiten Faktor entscheidet der Anmeldedienst des Landes.',
  'errors.entities.attachmentNotFound': 'Die Datei wurde nicht gefunden.',
  'errors.entities.attachmentTooLarge': 'Die Datei ist zu groß.',
  'errors.entities.busy':
    'Andere ändern diesen Eintrag gerade. Bitte versuchen Sie es noch einmal.',
  'errors.entities.notFound': 'Diesen Eintrag gibt es nicht oder nicht mehr.',
  'errors.entities.notUnique': 'Dieser Wert ist schon bei einem anderen Eintrag vergeben.',
  'errors.entities.revConflict': 'Hier wurde inzwischen etwas geändert.',
  'errors.entities.inUse': 'Dieser Eintrag wird verwendet und kann deshalb nicht gelöscht werden.',
  'errors.entities.saveTooLarge':
    'Diese Änderung ist zu umfangreich, um sie auf einmal zu speichern.',
  'errors.entities.wrongAttachmentContent': 'Der Inhalt der Datei passt nicht zu ihrer Art.',
  'errors.entities.wrongAttachmentType': 'Dateien dieser Art werden nicht angenommen.',
  'errors.fields.filterTooLong': 'Eine Suche hat höchstens {limit} Bedingungen.',
  'errors.fields.tooFew': 'Es müssen mindestens {limit} sein.',
  'errors.fields.tooShort': 'Mindestens {limit} Zeichen sind nötig.',
  'errors.exports.alreadyRunning': 'Ein Export läuft schon.',
  'errors.exports.notAllowed': 'Die Rechte, mit denen dieser Export begann, gibt es nicht mehr.',
  'errors.exports.notFound':
    'Diesen Export gibt es für Ihr Konto nicht, oder seine Datei wird nicht mehr aufbewahrt. Haben Sie mehrere Konten, wechseln Sie zu dem, mit dem er begonnen wurde.',
  'errors.exports.tooManyRows':
    'Ein Export fasst nicht so viele Zeilen: Bitte grenzen Sie die Liste ein.',
  'errors.imports.alreadyRunning': 'Ein Import läuft schon.',
  'errors.imports.fileNotFound':
    'Die Datei ist nicht angekommen oder liegt nicht mehr vor. Bitte laden Sie sie noch einmal hoch.',
  'errors.imports.missingColumn': 'Eine notwendige Spalte ist nicht zugeordnet.',
  'errors.imports.noHeader': 'In der Datei wurde keine Zeile mit Überschriften gefunden.',
  'errors.imports.notConfirmed':
    'Ein vollständiger Import braucht einen Probelauf mit derselben Datei und die Zahl der Betriebe, die er nennt.',
  'errors.imports.nothingListed': 'Die Datei enthält keine Zeile, die sich lesen lässt.',
  'errors.geocoding.notLoaded': 'Die Orte dieses Landes sind noch nicht geladen.',
  'errors.jobs.gaveUp': 'Der Auftrag kam nicht weiter. Die Verwaltung weiß es.',
  'errors.kernel.blocked':
    'Das Netz, aus dem Sie kommen, ist gesperrt. Versuchen Sie es über ein anderes, etwa mit mobilen Daten, oder schreiben Sie uns.',
  'errors.kernel.forbidden': 'Das darf Ihre Rolle nicht.',
  'errors.kernel.internal': 'Ein unerwarteter Fehler ist aufgetreten.',
  'errors.kernel.invalidInput': 'Einige Angaben sind nicht gültig.',
  'errors.kernel.unavailable':
    'Der Dienst ist zurzeit nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
  'errors.law.hasBegun':
    'Recht, das begonnen hat, wird weder gelöscht noch verschoben: Beenden Sie es mit „Letzter Tag“.',
  'errors.law.overBeforeBegin': 'Das Recht wäre zu Ende, bevor es beginnt.',
  'errors.mail.noOwnAddress':
    'Ihr Konto hat keine bestätigte E-Mail-Adresse: eine Testmail geht an niemand anderen.',
  'errors.mail.noSite': 'Das Land Ihres Kontos hat keine Seite, die eine Mail nennen könnte.',
  'errors.mail.codeExpired': 'Der Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
  'errors.mail.missingVariable':
    'Im Text fehlt eine Variable, ohne die diese Nachricht niemandem nützt.',
  'errors.mail.tooManyAddresses': 'Im Profil ist kein Platz für eine weitere E-Mail-Adresse.',
  'errors.mail.unknownVariable': 'Der Text enthält eine Variable, die diese Nachricht nicht hat.',
  'errors.mail.wrongCode': 'Der Bestätigungscode ist falsch.',
  'errors.mail.wrongLink':
    'Ein Link führt zu ((link)) oder zu einer Adresse, die mit https:// beginnt.',
  'errors.masterdata.alreadyMerged':
    'Diese Rasse ist schon in einer anderen aufgegangen. Bitte wählen Sie die, die verbleibt.',
  'errors.masterdata.mergeUnderWay':
    'Das Zusammenlegen läuft noch. Bitte warten Sie, bis alles übergegangen ist.',
  'errors.masterdata.remainingNarrower':
    'Die verbleibende Rasse umfasst nicht alles, was hier steht. Bitte ergänzen Sie es dort zuerst.',
  'errors.offers.mayNotApprove': 'Dieses Angebot gibt eine andere Behörde frei.',
  'errors.offers.nothingToConfirm':
    'Archivierte oder abgelehnte Angebote und solche anderer Länder werden nicht bestätigt.',
  'errors.requests.attachmentsTooBig': 'Die Anhänge sind zusammen zu groß.',
  'errors.requests.conditionNotPossible':
    'Die Suche enthält eine Bedingung, die nicht in einen Antrag gehört oder die kein Angebot erfüllen kann.',
  'errors.requests.countryWithoutRequests': 'In diesem Land werden hier keine Anträge gestellt.',
  'errors.requests.farmerMissing': 'Wählen Sie den Betrieb, für den der Antrag gestellt wird.',
  'errors.requests.agreementMissing':
    'Der Betrieb hat nicht zugestimmt, dass Sie für ihn Anträge stellen. Liegt Ihnen seine Zustimmung vor, tragen Sie sie beim Betrieb unter „Kundschaft“ ein.',
  'errors.requests.farmBlocked':
    'Der Betrieb ist deaktiviert oder hat keine gültige Zertifizierung. Deshalb kann ihm nichts genehmigt werden. Warten Sie, bis das geklärt ist, oder lehnen Sie den Antrag ab.',
  'errors.requests.farmLeft':
    'Der Betrieb gehört nicht mehr zu Ihrer Kundschaft oder Ihren Mitgliedern. Genehmigen können Sie ihm deshalb nichts. Wird nur Ihre Stellungnahme erwartet, geht der Antrag nach Ablauf der Frist ohne sie weiter.',
  'errors.requests.farmerNotActive': 'Der Betrieb ist deaktiviert oder darf keine Anträge stellen.',
  'errors.requests.grantedMoreThanAsked':
    'Es können nicht mehr Tiere genehmigt als beantragt werden.',
  'errors.requests.positionElsewhere':
    'Der Punkt des Standorts auf der Karte liegt nicht bei seiner Postleitzahl. Berichtigen Sie ihn im Profil und beginnen Sie den Antrag neu.',
  'errors.requests.refusedByRule': 'Die Regeln dieses Formulars lassen diese Antwort nicht zu.',
  'errors.requests.conditionNever':
    'Dieses Feld erscheint nur zu einer Antwort, nach der der Schritt vorher nicht fragt oder die niemand geben kann.',
  'errors.requests.optionMissing':
    'Dieses Feld verlangt eine Antwort und hat keine Option zur Auswahl.',
  'errors.requests.fieldMisread':
    'Antworten zu einem Feld dieses Namens wertet das System selbst aus: Das Feld braucht den Typ und bei einer Auswahl die Optionen, die das System lesen kann.',
  'errors.requests.outcomeMissing':
    'Kein Schritt dieses Pakets entscheidet: So lässt es sich nicht einschalten.',
  'errors.requests.outcomeHidden':
    'Dieses Feld entscheidet, doch manche Antworten davor verbergen es.',
  'errors.requests.outcomeUndecided':
    'Jede Antwort muss den Antrag genehmigen oder ablehnen, und beides muss möglich sein.',
  'errors.requests.portionsTooEarly': 'Nur ein Schritt nach der Entscheidung kommt mehrmals.',
  'errors.requests.outcomeFirst':
    'Genau ein Schritt entscheidet, und nie der erste: Der ist der Antrag.',
  'errors.requests.reminderTooEarly':
    'Eine Erinnerung liegt vor dem Beginn des Schritts: seine Frist ist kürzer.',
  'errors.requests.timeTwice': 'Eine Frist steht in Stunden oder in Arbeitstagen, nicht in beidem.',
  'errors.requests.timeMissing': 'Wer erinnert werden soll, braucht eine Frist.',
  'errors.requests.clockMustNotEnd':
    'Ein Antrag endet durch den Betrieb oder durch eine Entscheidung, nie allein durch eine Frist.',
  'errors.requests.nobodyToPassOn':
    'Weder der entscheidende Schritt noch einer danach gibt den Antrag weiter.',
  'errors.requests.nobodyAbove':
    'Die vorgesetzte Stelle erfährt nur bis zur Entscheidung davon, und nur bei einer Stelle, deren Schritt eine Frist hat und bei ihr bleibt.',
  'errors.requests.outcomeNoChoice':
    'Es entscheidet nur ein Pflichtfeld, in dem eine Option gewählt wird.',
  'errors.requests.rulesetNotPublic': 'Die Regeln eines Pakets müssen öffentlich sein.',
  'errors.requests.groundNotInLaw':
    'Das Recht dieses Landes kennt diesen Grund nicht oder nicht mehr.',
  'errors.requests.deciderNotLawful':
    'Nach dem Recht des Landes entscheidet über diesen Grund eine andere Stelle.',
  'errors.requests.recordOnlyWithoutDecision':
    'Was niemand genehmigen muss, wird festgehalten und nicht beantragt; alles andere wird beantragt.',
  'errors.requests.noGeneralOrder':
    'In dieser Region erlaubt das keine Allgemeinverfügung. Stellen Sie einen Antrag.',
  'errors.requests.generalOrderHolds':
    'In dieser Region erlaubt das eine Allgemeinverfügung. Es genügt eine Anzeige.',
  'errors.requests.breedNotListed':
    'Diese Rasse steht auf keiner Liste gefährdeter Rassen, die in diesem Land gilt.',
  'errors.requests.arrivalPast': 'Dieser Tag ist vorbei. Eine Genehmigung gilt nie rückwirkend.',
  'errors.requests.arrivalBeforeBirth':
    'Die Tiere kämen an, bevor sie geboren sind. Prüfen Sie beide Tage.',
  'errors.requests.tooOldOnArrival':
    'Am Tag der Ankunft sind diese Tiere älter, als das Recht erlaubt.',
  'errors.requests.inTraining':
    'Diese Tiere dürfen zum Anlernen kommen. Den Antrag stellen Sie, sobald sie ausgewachsen sind.',
  'errors.requests.notGrownUp': 'Am Tag der Ankunft sind diese Tiere noch nicht ausgewachsen.',
  'errors.requests.weightNeeded':
    'Bei diesen Tieren zählt das Gewicht am Tag der Ankunft. Geben Sie es an.',
  'errors.requests.tooHeavyOnArrival':
    'Am Tag der Ankunft sind diese Tiere schwerer, als das Recht erlaubt.',
  'errors.requests.herdExists':
    'Ein erster Bestand heißt, dass es vorher keinen gab. Für einen vorhandenen Bestand gibt es andere Anträge.',
  'errors.requests.orderedTooLate':
    'Die ökologischen Tiere wurden später bestellt, als die Stelle Ihrer Region verlangt.',
  'errors.requests.groundOverThen': 'An diesem Tag gilt der Grund von Rechts wegen nicht mehr.',
  'errors.requests.permissionTooLong':
    'Die Genehmigung würde länger gelten, als das Recht des Landes erlaubt.',
  'errors.requests.overYearlyShare': 'Das sind mehr, als das Recht für dieses Jahr noch lässt.',
  'errors.requests.boughtBeforeDecision':
    'Was vor der Entscheidung gekauft wurde oder ankam, deckt die Genehmigung nicht.',
  'errors.requests.boughtAfterEnd': 'An diesem Tag galt die Genehmigung nicht mehr.',
  'errors.requests.boughtToCome': 'Dieser Tag kommt erst noch.',
  'errors.requests.boughtMoreThanGranted':
    'Das sind mehr Tiere, als nach der Genehmigung noch offen sind.',
  'errors.requests.noEarTag':
    'Das ist keine Nummer einer Ohrmarke. Sie beginnt mit zwei Buchstaben des Landes, danach folgen Ziffern.',
  'errors.requests.tagsMissing': 'Es ist nicht für jedes Tier eine Ohrmarke genannt.',
  'errors.requests.markedByOther': 'Diesen Antrag bearbeitet schon jemand anderes.',
  'errors.requests.mayNotRequest': 'Dieses Konto darf keine Anträge stellen.',
  'errors.requests.noAssociation': 'Es wurde kein Verband gefunden, der antworten kann.',
  'errors.requests.noAutForRegion': 'Für diese Region ist keine Behörde eingetragen.',
  'errors.requests.controlBodyNotConfirmed':
    'Die Kontrollstelle ist noch nicht bestätigt. Bis dahin sind mit ihr keine Anträge möglich.',
  'errors.requests.noControlBody': 'Der Betrieb hat keine solche aktive Kontrollstelle.',
  'errors.requests.statisticTooLarge': 'Wählen Sie einen kürzeren Zeitraum oder weniger Regionen.',
  'errors.requests.notSent': 'Es wurde nichts gesendet. Bitte prüfen Sie diese Angaben.',
  'errors.requests.notWhole': 'Tiere werden in ganzen Zahlen gezählt.',
  'errors.requests.nothingWanted': 'Beantragen Sie mindestens ein Tier.',
  'errors.requests.notYours': 'Das ist Sache eines anderen Beteiligten.',
  'errors.requests.offersChanged':
    'Passende Angebote sind dazugekommen oder haben sich geändert. Sagen Sie, warum sie nicht passen.',
  'errors.requests.nothingLeft':
    'Sie nehmen so viele ökologische Tiere, wie Sie brauchen: es bleibt nichts zu beantragen.',
  'errors.requests.offersUnanswered':
    'Sagen Sie zu jedem gefundenen Angebot, warum es nicht passt.',
  'errors.requests.searchTooWide':
    'Es werden so viele Angebote gefunden, dass niemand zu jedem einen Grund nennen kann. Suchen Sie genauer, zum Beispiel nach Rasse, Geschlecht oder Alter.',
  'errors.requests.takenTooMany': 'So viele Tiere hat das Angebot nicht.',
  'errors.requests.otherAccount': 'Sie benutzen inzwischen ein anderes Konto.',
  'errors.requests.partyMissing': 'Das Formular braucht einen Beteiligten, der fehlt.',
  'errors.requests.usageMissing': 'Bitte sagen Sie, wozu die Tiere dienen.',
  'errors.requests.supplierMissing': 'Wählen Sie den Anbieter, der am Antrag mitwirkt.',
  'errors.requests.supplierNoHatchery':
    'An einer Anzeige bei Minderschlupf kann nur eine Brüterei mitwirken. Wählen Sie eine andere.',
  'errors.requests.supplierNotFound':
    'Dieser Anbieter wurde nicht gefunden oder verkauft diese Tiere hier zurzeit nicht.',
  'errors.requests.supplierNotNeeded': 'An Anträgen mit diesem Formular wirkt kein Anbieter mit.',
  'errors.requests.tooManyAttachments': 'Das sind zu viele Anhänge.',
  'errors.requests.transitionNotAllowed': 'Das ist nicht mehr möglich.',
  'errors.requests.typeNotAllowed': 'Anträge dieser Art sind hier nicht möglich.',
  'errors.requests.uploadSharedTooOften': 'Diese Datei hängt an zu vielen Anträgen.',
  'errors.rules.caseNotMet': 'Bei diesem Beispiel greifen andere Regeln, als es sagt.',
  'errors.rules.comparedTwice': 'Vergleichen Sie mit einem Wert oder mit einer anderen Angabe.',
  'errors.rules.comparisonUnfit': 'Angaben dieser Art lassen sich so nicht vergleichen.',
  'errors.rules.namedTwice': 'Das kommt zweimal vor.',
  'errors.rules.otherType': 'Der Wert ist von anderer Art als die Angabe.',
  'errors.rules.pinnedRuleset':
    'Antragspakete oder die Seiten verwenden diese Regeln: Sie bleiben öffentlich.',
  'errors.rules.tooManyRulesets': 'Mehr Regelwerke lassen sich nicht anlegen.',
  'errors.rules.unknownPath': 'Diese Angabe gibt es bei diesen Regeln nicht.',
  'errors.search.tooManyGroups':
    'Diese Zusammenfassung hat zu viele Zeilen. Bitte grenzen Sie die Suche ein.',
  'errors.sessions.expiredToken': 'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'errors.sessions.secondFactorNeeded':
    'Dieses Konto kann nur mit einem zweiten Faktor benutzt werden. Bitte schalten Sie ihn zuerst ein.',
  'errors.sessions.secondFactorUnused':
    'Diese Anmeldung ist älter als Ihr zweiter Faktor. Melden Sie sich mit ihm neu an.',
  'errors.sessions.signInNeeded': 'Bitte melden Sie sich zuerst an.',
  'errors.sheets.empty': 'Die Datei ist leer.',
  'errors.sheets.notSheet':
    'Diese Datei lässt sich nicht als Tabelle lesen. Speichern Sie die Tabelle als XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Zeile {limit} der Datei: }}Ein Anführungszeichen wird geöffnet und nie geschlossen. Entfernen Sie es oder ergänzen Sie das fehlende.',
  'errors.sheets.protected':
    'Die Datei ist durch ein Passwort geschützt. Speichern Sie sie ohne Passwort.',
  'errors.sheets.tooManyColumns': 'Die Tabelle hat mehr Spalten, als gelesen werden.',
  'errors.sheets.tooManyRows':
    'Die Tabelle hat mehr Zeilen, als erlaubt sind. Teilen Sie sie auf mehrere Dateien auf.',
  'errors.uploads.attachedToRequest':
    'Diese Datei hängt an einem abgeschickten Antrag: Sie bleibt, wie sie ist.',
  'errors.uploads.inUse': 'Angebote zeigen diese Datei. Nehmen Sie sie zuerst heraus.',
  'errors.uploads.isLogo': 'Diese Datei ist das Logo Ihres Profils.',
  'errors.uploads.logoNotImage': 'Ein Logo ist ein Bild: PNG, JPEG oder WebP.',
} as const satisfies Record<ErrorKey, string>;
