import { screenWordsDe } from '#shared/entities/screen-words/de-de.ts';

export const messages = {
  ...screenWordsDe,
  'administration.nav': 'Menü der Verwaltung',
  'administration.waiting': 'Was wartet',
  'administration.nothingWaits': 'Es wartet nichts.',
  'administration.breedsMissing':
    '{count, plural, one {# vermisste Rasse wartet} other {# vermisste Rassen warten}} auf eine Antwort',
  'administration.makeBreed': 'Rasse anlegen',
  'administration.waits.supplier':
    '{count, plural, one {# Anbieter wartet} other {# Anbieter warten}} auf Ihre Bestätigung',
  'administration.waits.controlBody':
    '{count, plural, one {# Kontrollstelle wartet} other {# Kontrollstellen warten}} auf Ihre Bestätigung',
  'administration.waits.mail':
    'Bei {count, plural, one {# Konto} other {# Konten}} kommt eine E-Mail-Adresse nicht an',
  'administration.doubleDiffers': 'Worin sich die beiden unterscheiden',
  'administration.doubleThis': 'diese:',
  'administration.doubleRemaining': 'die verbleibende:',
  'administration.doubleLeft': 'Das Zusammenlegen läuft',
  'administration.doubleDone': 'Zusammengelegt',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# Angebot wartet} other {# Angebote warten}} auf eine Freigabe, die in der Region niemand erteilen kann',
  'administration.ready': 'Bereit für die Website',
  'administration.notOnWebsite': '– noch nicht auf der Website',
  'administration.readyCountry': 'Es fehlt nichts: Das Land kann auf die Website.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# Postleitzahl liegt} other {# Postleitzahlen liegen}} in keiner Region',
  'administration.gap.packageBarred':
    'wird niemandem angeboten, weil das Recht des Landes es ausschließt.',
  'administration.gap.pageMissing':
    'Die Seite „{usageKey}“ fehlt, oder ihr fehlt eine Sprache des Landes.',
  'administration.gap.pageCommon':
    'Das Land zeigt die Seite „{usageKey}“ aller Länder. Eine eigene nennt, wer hier verantwortlich ist.',
  'administration.gap.animalsMissing':
    'Keine Tierart ist freigeschaltet: Niemand kann etwas anbieten.',
  'administration.gap.breedsMissing':
    'im Land gibt es keine Rasse, deshalb kann niemand etwas anbieten.',
  'administration.gap.categoryMissing':
    'Kategorie I ist Pflicht, aber das Land hat keine, deshalb kann niemand ein Angebot speichern.',
  'administration.gap.controlBodyMissing':
    'Keine Kontrollstelle ist bestätigt: Kein Betrieb kann sich registrieren.',
  'administration.gap.packageMissing':
    'Kein Antragspaket ist eingeschaltet: Niemand kann etwas beantragen.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# Behörde hat} other {# Behörden haben}} noch keinen Nutzer: Anträge liest dort niemand.',
  'administration.gap.calendarMissing':
    'Für das Land sind keine Feiertage eingetragen: Fristen zählen sie als Arbeitstage.',
  'administration.gap.holidaysOver':
    'Die Feiertage, die nur in einem Jahr gelten, laufen aus: Ohne neue zählen Fristen solche Tage als Arbeitstage.',
  'administration.gap.signOnMissing':
    'Die Anmeldung ist noch nicht eingerichtet. Das tut, wer das System betreibt.',
  'administration.page.correction': 'Kleine Korrektur',
  'administration.page.correctionHint':
    'Der Tag der Fassung bleibt; niemand nimmt etwas erneut an.',
  'administration.page.version': 'Neue Fassung',
  'administration.page.versionHint':
    'Mit einem Tag und mit dem, was sich geändert hat. Nutzungsbedingungen nehmen alle Anbieter erneut an.',
  'administration.pageKeys': 'Seiten, die das Produkt zeigt',
  'administration.pageMissing': 'fehlt: {key} schreiben',
  'administration.jobsFailed':
    '{count, plural, one {# Auftrag an das System ist} other {# Aufträge an das System sind}} gescheitert',
  'administration.labels.missing':
    '{language}: {count, plural, one {# Text} other {# Texte}} der Oberfläche {count, plural, one {fehlt} other {fehlen}}',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# Text der Oberfläche folgt} other {# Texte der Oberfläche folgen}} einer Vorlage, die sich geändert hat',
  'administration.without': 'Ohne',
  'administration.jobs': 'Gescheiterte Aufträge',
  'administration.job.kind': 'Auftrag',
  'administration.jobKind.export': 'Export',
  'administration.jobKind.import': 'Import',
  'administration.job.settle': '{count, plural, one {# Auftrag} other {# Aufträge}} erledigt',
  'administration.job.settleText':
    'Er verschwindet aus dieser Liste. Das Konto sieht ihn weiter als gescheitert und kann ihn neu beginnen.',
  'administration.textsMissingIn':
    '{name}: bei {count, plural, one {# Eintrag} other {# Einträgen}} fehlt ein Text',
  'administration.group.places': 'Orte',
  'administration.group.contents': 'Inhalte',
  'administration.purpose.productsettings':
    'Was für alle Länder gilt. Ein leeres Feld hat den üblichen Wert. Eine Änderung gilt nach spätestens einer Minute.',
  'administration.range': 'Von {least} bis {most}; üblich: {usual}.',
  'administration.section.settingsMails': 'Nachrichten',
  'administration.hint.productsettings.notifiedAdministrators':
    'So viele Konten, die ältesten zuerst, bekommen Nachrichten an die Verwaltung.',
  'administration.hint.productsettings.usualTimeDays':
    'Aus den Entscheidungen dieser Zeit wird errechnet, wie lange eine Behörde üblicherweise braucht.',
  'administration.purpose.missingoffergroup':
    'Rassen und Herkünfte, die jemand nicht gefunden hat, und Ihre Antwort darauf. Wer gefragt hat, bekommt sie per Mail.',
  'administration.purpose.category1': 'Teilt Angebote einer Tierart, etwa nach Haltung oder Markt.',
  'administration.purpose.category2': 'Fasst Rassen einer Tierart zusammen.',
  'administration.purpose.classification':
    'Kennzeichnet Angebote; Suchen lassen sich darauf eingrenzen.',
  'administration.purpose.offerfield':
    'Was ein Angebot über die festen Angaben hinaus sagt, und wo danach gefragt wird.',
  'administration.purpose.region':
    'Wo eine Behörde entscheidet. Die Postleitzahl eines Betriebs bestimmt seine Region.',
  'administration.newEntry': 'Neuer Eintrag',
  'administration.found': '{count, number} von {all, number}',
  'administration.bulk.activate': '{count, plural, other {# aktivieren}}',
  'administration.bulk.deactivate': '{count, plural, other {# deaktivieren}}',
  'administration.bulk.join': '{count, plural, other {# in ein Land aufnehmen}}',
  'administration.bulk.remove': '{count, plural, other {# aus einem Land nehmen}}',
  'administration.bulk.stay':
    '{count, plural, one {# Eintrag bleibt} other {# Einträge bleiben}}, denn ohne dieses Land {count, plural, one {gälte er} other {gälten sie}} überall: {names}',
  'administration.nothing': 'Noch kein Eintrag',
  'administration.nothingFound': 'Nichts gefunden',
  'administration.textMissing': 'Text fehlt: {count}',
  'administration.missing': 'fehlt',
  'administration.languages': 'Text in {have} von {of} Sprachen',
  'administration.otherLanguages':
    '{count, plural, one {# weitere Sprache} other {# weitere Sprachen}}',
  'administration.addRow': '{name}: Zeile hinzufügen',
  'administration.row': '{name}, Zeile {number}',
  'administration.removeRow': 'Zeile {number} entfernen',
  'administration.moveUp': 'Zeile {number} nach oben',
  'administration.moveDown': 'Zeile {number} nach unten',
  'administration.addPart': '{name} festlegen',
  'administration.removePart': 'Nicht mehr festlegen: {name}',
  'administration.changedBy': 'Geändert {when}, {who}',
  'administration.system': 'System',
  'administration.changes':
    '{count, plural, =0 {Nichts geändert} one {# Änderung} other {# Änderungen}}',
  'administration.coverage': 'Postleitzahlen',
  'administration.coverageHere': 'in dieser Region',
  'administration.coverageElsewhere': 'in anderen Regionen',
  'administration.coverageNowhere': 'in keiner Region',
  'administration.coverageUnknown': 'Von diesem Land sind keine Postleitzahlen bekannt.',
  'administration.coverageGaps':
    '{count, plural, one {# Postleitzahl gehört} other {# Postleitzahlen gehören}} zu keiner Region: Von dort kann niemand einen Antrag stellen',
  'administration.coverageIdle': 'Mit diesen Anfängen beginnt keine Postleitzahl des Landes',
  'administration.coverageInside': 'Längere Anfänge anderer Regionen nehmen dieser Region Orte weg',
  'administration.moreEffects': '{count, plural, one {# weitere Folge} other {# weitere Folgen}}',
  'administration.sampleOffer': 'An einem Angebot ausprobieren',
  'administration.sampleShown': 'Wird gezeigt',
  'administration.sampleHidden': 'Wird nicht gezeigt',
  'administration.sampleUnmet':
    '{count, plural, one {Nicht erfüllt ist: {lists}} other {Nicht erfüllt sind: {lists}}}',
  'administration.effects': 'Was die Änderung bewirkt',
  'administration.effectsUnknown': 'Es ist nicht bekannt, was die Änderung bewirkt.',
  'administration.effect.offersHidden':
    '{count, plural, one {# Angebot ist} other {# Angebote sind}} danach in keiner Suche mehr zu finden',
  'administration.effect.offersShown':
    '{count, plural, one {# Angebot, das auf seine Freigabe wartet, erscheint} other {# Angebote, die auf ihre Freigabe warten, erscheinen}} ohne sie',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# abgelehntes Angebot bleibt} other {# abgelehnte Angebote bleiben}} verborgen, auch wenn der Anbieter {count, plural, one {es} other {sie}} ändert',
  'administration.effect.associationsHidden':
    '{count, plural, one {# Angebot zeigt} other {# Angebote zeigen}} ihre Verbände nicht mehr',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# Angebot nennt} other {# Angebote nennen}} diesen Eintrag und {count, plural, one {bleibt} other {bleiben}} so, bis der Anbieter neu wählt',
  'administration.effect.offersMoved':
    '{count, plural, one {# Angebot geht} other {# Angebote gehen}} auf die verbleibende Rasse über',
  'administration.effect.requestsMoved':
    '{count, plural, one {# Antrag, über den nicht entschieden ist, geht} other {# Anträge, über die nicht entschieden ist, gehen}} auf die verbleibende Rasse über',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# entschiedener Antrag behält} other {# entschiedene Anträge behalten}} die Rasse, die darin steht',
  'administration.effect.draftsStop':
    '{count, plural, one {# begonnener Antrag lässt} other {# begonnene Anträge lassen}} sich nicht mehr absenden',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# offener Antrag geht} other {# offene Anträge gehen}} wie begonnen weiter',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# offener Antrag ist} other {# offene Anträge sind}} danach für die Beteiligten nicht mehr zu erreichen',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# offener Antrag lässt} other {# offene Anträge lassen}} sich dann nur noch ablehnen',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# offener Antrag geht} other {# offene Anträge gehen}} an die neue Behörde, die es per E-Mail erfährt, wenn sie an der Reihe ist',
  'administration.effect.requestsStay':
    '{count, plural, one {# offener Antrag bleibt} other {# offene Anträge bleiben}} bei der bisherigen Behörde; neue Anträge aus der Region werden nicht angenommen',
  'administration.effect.requestsWait':
    '{count, plural, one {# offener Antrag bleibt} other {# offene Anträge bleiben}} bestehen; für das Konto kann daran niemand mehr mitwirken',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# Angebot, das auf seine Freigabe wartet, geht} other {# Angebote, die auf ihre Freigabe warten, gehen}} an die neue Behörde',
  'administration.effect.approvalsWait':
    '{count, plural, one {# Angebot wartet auf seine Freigabe} other {# Angebote warten auf ihre Freigabe}}, die dann niemand mehr erteilen kann',
  'administration.effect.regionsUnapproved':
    'Neue Angebote aus {count, plural, one {# Region} other {# Regionen}} warten danach auf eine Freigabe, die niemand erteilen kann',
  'administration.effect.farmersStay':
    '{count, plural, one {# Betrieb bleibt} other {# Betriebe bleiben}} bei diesem Konto, über das niemand mehr handeln kann',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# Betrieb beginnt und sendet} other {# Betriebe beginnen und senden}} über diese Kontrollstelle keine Anträge mehr',
  'administration.effect.regionsWithout':
    '{count, plural, one {# Region ist} other {# Regionen sind}} danach ohne Behörde, die antwortet',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# Anbieter wird} other {# Anbieter werden}} gebeten, die neue Fassung anzunehmen',
  'administration.effect.countryLacks':
    '{count, plural, one {Eines fehlt} other {# Dinge fehlen}} noch',
  'administration.effect.usersOut':
    '{count, plural, one {# Nutzer verliert} other {# Nutzer verlieren}} den Zugang',
  'administration.now': 'jetzt:',
  'administration.before': 'bisher:',
  'administration.reason': 'Grund der Änderung (freiwillig)',
  'administration.create': 'Anlegen',
  'administration.conflictText':
    'Diese Felder haben Sie beide geändert. Im Formular steht, was die andere Person gespeichert hat. Ihre übrigen Änderungen sind noch da.',
  'administration.mine': 'Ihre Angabe',
  'administration.takeMine': '{name}: meine Angabe nehmen',
  'administration.usedBy': 'Benutzt von',
  'administration.usedText':
    'Darum nicht zu löschen. Nehmen Sie es erst aus diesen Einträgen heraus.',
  'administration.changeset.create': 'Angelegt',
  'administration.changeset.administration': 'Geändert',
  'administration.revision': 'Stand {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Damals nichts geändert} one {Damals geändert: # Feld} other {Damals geändert: # Felder}}',
  'administration.changedSince':
    '{count, plural, =0 {So steht es noch} one {Seitdem anders: # Feld} other {Seitdem anders: # Felder}}',
  'administration.restore': 'Diesen Stand ins Formular holen',
  'administration.older': 'Ältere',
  'administration.asOf': 'Stand am Ende des Tages',
  'administration.section.asked': 'Wo gefragt wird',
  'administration.section.website': 'Website',
  'administration.section.procedures': 'Verfahren',
  'administration.section.double': 'Doppelt angelegt',
  'administration.section.signOn': 'Anmeldung',
  'administration.hint.supervisor':
    'Bekommt Bescheid, wenn eine Stelle der Region ihre Frist verstreichen lässt, und liest dann diesen Antrag',
  'administration.htmlInPage': 'Zeile {line}: „{tag}“ ist HTML. Leser sähen es so, wie es dasteht.',
  'administration.hint.missingoffergroup.offergroup':
    'Nötig, wenn sie vorhanden ist: so heißt sie hier',
  'administration.hint.answer': 'Steht in der Mail; nötig, wenn sie nicht aufgenommen wird',
  'administration.hint.sameAs':
    'Angebote und offene Anträge gehen auf die andere über; diese hier wählt danach niemand mehr',
  'administration.hint.disabledForRequestSearch':
    'Solche Angebote stehen einem Antrag nicht entgegen',
  'administration.unrestricted': 'Ohne Angabe: keine Einschränkung',
  'administration.onePerLine': 'Je Zeile eine Angabe',
  'administration.hint.id':
    'Buchstaben, Ziffern, _ und -; bleibt nach der ersten Verwendung gleich',
  'administration.hint.active':
    'Ausgeschaltet fragt kein Angebot mehr danach; was angegeben wurde, bleibt',
  'administration.hint.enabled': 'Ausgeschaltet bleibt sie lesbar, wo sie gewählt war',
  'administration.hint.visibility':
    'Jede Liste, die nicht leer ist, muss den Wert des Angebots enthalten',
  'administration.hint.domains': 'Eine Adresse in einer Zeile, ohne https://',
  'administration.hint.languages': 'Die zuerst gewählte ist die Sprache des Landes',
  'administration.hint.code': 'Zwei Großbuchstaben nach ISO 3166-1',
  'administration.hint.isAdmin': 'Nur die Verwaltung meldet sich hier an; kein Land für Besucher',
  'administration.hint.offerAutApproval':
    'Neue Angebote zeigt die Suche erst, wenn die Behörde zugestimmt hat. Jede Region braucht eine, die Angebote freigibt',
  'administration.hint.userAgreement':
    'Ob eine Stelle die Zustimmung braucht, um für einen Betrieb Anträge zu stellen',
  'administration.hint.townDistanceKm':
    'So weit darf der Punkt eines Standorts vom nächsten Ort seiner Postleitzahl liegen, ohne Angabe 50 km: Um ihn wird nach Angeboten gesucht',
  'administration.hint.contactEmail': 'Ohne Angabe gehen sie an die Verwaltung',
  'administration.hint.statecode':
    '1 bis 16 Zeichen, im Land einmalig; welche Orte dazugehören, entscheidet es nicht',
  'administration.hint.aut': 'Ohne Behörde werden Anträge aus der Region abgelehnt',
  'administration.hint.postalCodePrefixes':
    'Ein Anfang in einer Zeile; von mehreren Regionen entscheidet der längste. Ohne Anfänge entscheidet der Name der Region',
  'administration.hint.usageKey':
    'Unter diesem Namen zeigt die Oberfläche die Seite; jede andere steht unter /content/Name',
  'administration.hint.cmspage.country':
    'Ohne Angabe für alle Länder. Hat ein Land eine eigene Seite, steht sie dort an ihrer Stelle',
  'administration.hint.cmspage.content':
    'Eine leere Zeile beginnt einen Absatz, „- “ eine Liste, „## “ eine Überschrift; **fett**, [Link](https://…)',
  'administration.purpose.requestpackage':
    'Wofür ein Betrieb eine Ausnahme beantragen kann: Schritte, Felder, wer sie ausfüllt und wie entschieden wird.',
  'administration.choose': 'Auswählen: {name}',
  'administration.takeNewer': 'Stand {rev}: neuen Stand {newest} nehmen',
  'administration.pinned': '{name}, Stand {rev}',
  'administration.section.texts': 'Texte',
  'administration.hint.escalationDays':
    'Ohne Angabe 7 Tage. Der Antrag bleibt bis zur Antwort offen',
  'administration.hint.reminderDays':
    'Eine Zahl in einer Zeile, etwa 7 und 2; ohne Angabe 3 Tage und 1 Tag vorher; 0 ist der Tag selbst',
  'administration.hint.autoCloseHours': 'Ohne Angabe wartet er, bis jemand antwortet',
  'administration.hint.reportTable': 'Ohne Angabe nach der Rechtsgrundlage',
  'administration.hint.requestformfield.internalName':
    'Unter diesem Namen stehen die Antworten: animalsGranted',
  'administration.hint.requestpackage.countries':
    'In diesen Ländern wird es angeboten; ohne Angabe in keinem',
  'administration.hint.requestpackage.enabled':
    'Ist es ausgeschaltet, beginnt niemand mehr einen Antrag, und Entwürfe lassen sich nicht mehr senden; gesendete gehen weiter',
  'administration.hint.requestpackage.animalkinds': 'Für diese Tierarten; ohne Angabe für keine',
  'administration.mails': 'Mails',
  'administration.mail': 'Welche Mail',
  'administration.mailBuiltIn':
    'In dieser Sprache gilt der eingebaute Text, oder der ihrer Ersatzsprache.',
  'administration.mailSubject': 'Betreff',
  'administration.mailChanged':
    'Jemand anderes hat diesen Text inzwischen geändert; der Verlauf zeigt ihn. Wer noch einmal speichert, ersetzt ihn.',
  'administration.mailVariables': 'Was eingesetzt wird',
  'administration.mailNeeded': 'muss im Text stehen',
  'administration.mailMarkdown':
    'Eine leere Zeile beginnt einen Absatz, „- “ eine Liste; **fett**, [Link](((link))).',
  'administration.purpose.ruleset':
    'Was aus Angaben folgt: wenn alle Bedingungen gelten, dann ist etwas gesetzt. Antragspakete prüfen damit die Antworten.',
  'administration.section.facts': 'Angaben, die die Regeln kennen',
  'administration.hint.public': 'Nur so können Antragspakete sie benutzen',
  'administration.ofRow': 'in Zeile {number}',
  'administration.rowActs': 'Verschieben oder entfernen',
  'administration.knownFacts': 'Angaben, die das Programm macht',
  'administration.fact.account': 'Konto (Kennung)',
  'administration.fact.species': 'Tierart (Meldung an die EU)',
  'administration.fact.requestType': 'Art des Antrags',
  'administration.fact.today': 'Heutiges Datum',
  'administration.fact.lowhatch': 'Tierart mit Anträgen bei Minderschlupf',
  'administration.fact.controlBody': 'Betrieb hat eine Kontrollstelle',
  'administration.fact.association': 'Betrieb ist in einem Verband',
  'administration.factsOf.requestTypes': 'Beginn eines Antrags',
  'administration.decision': 'Entscheidung des Programms',
  'administration.decisionNone': 'Keine: Antragspakete prüfen damit Antworten',
  'administration.decisionText.requestTypes':
    'Eine Regel setzt „withheld.…“ auf eine Antragsart: Die wird dann nicht angeboten, und der Name der Angabe ist der Satz, der das begründet. Was keine Stelle beantworten könnte, wird nie angeboten.',
  'administration.decisionText.exportType':
    'Eine Regel setzt „export.type“ auf die Konfiguration, mit der ein Konto Anträge exportiert. Ohne Regel sind es alle Spalten.',
  'administration.decision.requestTypes': 'Welche Antragsarten angeboten werden',
  'administration.decision.exportType': 'Womit ein Konto Anträge exportiert',
  'administration.rowNumber': 'Nr.',
  'administration.openRow': '{name} bearbeiten',
  'administration.ruleGap': 'noch unvollständig',
  'administration.ruleAlways': 'immer',
  'administration.ruleHits': 'Treffer in {days, number} Tagen',
  'administration.ruleHitLast': 'zuletzt {day}',
  'administration.outcome.refused': 'Senden abgelehnt',
  'administration.outcome.noticed': 'Hinweis',
  'administration.outcome.withheld': 'Nicht angeboten',
  'administration.factsOfAnswers': 'Antworten im Formular',
  'administration.factsOfDays': 'Tage bis zu einer Antwort',
  'administration.daysUntil': 'Tage bis: {name}',
  'administration.compareValue': 'Mit einem Wert vergleichen',
  'administration.compareOther': 'Mit einer anderen Angabe vergleichen',
  'administration.benchFired':
    '{count, plural, =0 {Keine von {rules, number} Regeln greift} one {Eine von {rules, number} Regeln greift} other {{count, number} von {rules, number} Regeln greifen}}',
  'administration.ruleFires': 'greift',
  'administration.ruleRests': 'greift nicht',
  'administration.ruleOff': 'nicht aktiv',
  'administration.conditionHolds': 'gilt',
  'administration.conditionFails': 'gilt nicht',
  'administration.conditionHas': 'angegeben:',
  'administration.cases': 'Gemerkte Beispiele',
  'administration.casesNone':
    'Noch keines. Ein gemerktes Beispiel hält fest, welche Regeln greifen: Speichern geht nur, solange das stimmt.',
  'administration.caseName': 'Name des Beispiels',
  'administration.caseKeep': 'Als Beispiel merken',
  'administration.caseNotMet': 'stimmt nicht mehr',
  'administration.caseTry': 'Einsetzen: {name}',
  'administration.casesFull': 'Mehr als {most, number} Beispiele werden nicht gemerkt.',
  'administration.purpose.countrycalendar':
    'Die gesetzlichen Feiertage eines Landes und seiner Regionen. Nach ihnen zählen Fristen in Arbeitstagen; Samstage und Sonntage zählen nie.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (jedes Jahr am 1. Mai), easter+1 (Tage nach Ostersonntag; davor easter-2), orthodox+1, wed>=11-16 (Mittwoch ab dem 16.11.) oder 2027-05-04 (nur in diesem Jahr)',
  'administration.hint.workingDays':
    'Statt Stunden: gezählt ab dem nächsten Tag, ohne Wochenenden und Feiertage der Region; der letzte Tag zählt ganz',
  'administration.purpose.countrylaw':
    'Wann nicht-ökologische Tiere gekauft werden dürfen: Gründe, Anteile, Alter und Umstellungszeiten eines Landes, jede Zeile mit ihrer Quelle.',
  'administration.section.shares': 'Anteile im Jahr',
  'administration.hint.countrylaw.terms.states':
    'Ohne Angabe: in allen Regionen, die keine andere Zeile nennt',
  'administration.hint.inPortions':
    'Er kommt wieder, bis alles gekauft ist oder der Betrieb sagt, dass nichts mehr kommt',
  'administration.hint.endangeredLists': 'Eine Liste ohne Land gilt in allen',
  'administration.hint.countrylaw.validTo': 'Ohne Angabe gilt es, bis ein neueres beginnt',
  'administration.hint.countrylaw.grounds.act': 'Nur wenn es ein anderer ist',
  'administration.hint.isComplete': 'Sonst gilt es als unbekannt, und es ist nachzufragen',
} as const;
