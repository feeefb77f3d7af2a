import { withPhrases } from './with-phrases.ts';

export const germanMails = withPhrases({
  greeting: 'Guten Tag,',
  openRequest: 'Antrag öffnen',
  viewRequest: 'Antrag ansehen',
  mails: {
    requestStepWaiting: {
      subject: 'Antrag ((hid)) wartet auf Sie',
      body: `
der Antrag **((hid))** wartet auf Ihre Bearbeitung.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Übergebene Anträge warten auf Sie: ((count))',
      body: `
Anträge, die bisher bei einer anderen Behörde lagen, sind an Sie übergegangen, weil Sie jetzt für ihre Region zuständig sind.

Anträge, die auf Ihre Bearbeitung warten: **((count))**

[Anträge öffnen](((link)))`,
    },
    requestStepDone: {
      subject: 'Neues zum Antrag ((hid))',
      body: `
im Antrag **((hid))** wurde ein Schritt abgeschlossen. Sie müssen jetzt nichts tun.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'Antrag ((hid)) wurde ((outcome))',
      body: `
der Antrag **((hid))** wurde **((outcome))**. Alle Angaben dazu finden Sie im Antrag.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Antrag ((hid)) wurde zurückgezogen',
      body: `
der Antrag **((hid))** wurde vor der Entscheidung zurückgezogen. Sie müssen nichts weiter tun.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Genehmigung ((hid)): Verzicht auf den Rest',
      body: `
der Betrieb verzichtet auf das, was er aus der Genehmigung **((hid))** noch nicht gekauft hat. Die Entscheidung bleibt bestehen; was bis jetzt gekauft wurde, war genehmigt.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Genehmigung ((hid)) wurde widerrufen',
      body: `
**((party))** hat die Genehmigung **((hid))** widerrufen. Ab jetzt dürfen damit keine Tiere mehr gekauft werden.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Antrag ((hid)) wurde gelöscht',
      body: `
der Antrag **((hid))** wurde von der Verwaltung der Datenbank gelöscht und ist dort nicht mehr zu sehen.

Wenn das nicht richtig ist, schreiben Sie uns bitte über das Kontaktformular auf ((domain)).`,
    },
    requestReopened: {
      subject: 'Antrag ((hid)) ist wieder offen',
      body: `
der Antrag **((hid))** war ohne Entscheidung abgelaufen. **((party))** hat den Antrag wieder geöffnet und entscheidet noch.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Antrag ((hid)): Frist bis ((until))',
      body: `
der Antrag **((hid))** wartet auf Ihre Antwort. Die Frist dafür endet am **((until))**.

Ohne Ihre Antwort geht der Antrag danach weiter an die nächste Stelle; im Antrag steht dann, dass Ihre Antwort fehlt.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Antrag ((hid)): Frist bis ((until))',
      body: `
der Antrag **((hid))** wartet auf Ihre Antwort. Die Frist dafür: **((until))**.

Der Antrag bleibt bei Ihnen, bis Sie antworten; von selbst geht nichts weiter.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Antrag ((hid)): Frist bis ((until))',
      body: `
der Antrag **((hid))** wartet auf Ihre Bearbeitung. Die Frist dafür endet am **((until))**.

Geschieht bis dahin nichts, läuft der Antrag ohne Entscheidung ab.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Antrag ((hid)): noch keine Entscheidung',
      body: `
der Antrag **((hid))** ist noch nicht entschieden und liegt bei: **((party))**. Die Frist endet am **((until))**.

Kommt bis dahin keine Entscheidung, läuft der Antrag ab: So steht es in seinem Formular. Wir haben auch die zuständige Stelle erinnert; fragen Sie im Zweifel dort nach.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Antrag ((hid)) ging ohne Antwort weiter',
      body: `
im Antrag **((hid))** hat **((party))** in der Frist bis zum ((until)) nicht geantwortet. Der Antrag ist ohne diese Antwort an die nächste Stelle gegangen. Sie müssen jetzt nichts tun.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Antrag ((hid)): noch nicht entschieden, bleibt offen',
      body: `
im Antrag **((hid))** hat **((party))** bis zum ((until)) nicht geantwortet. Ihr Antrag endet dadurch nicht, sondern bleibt offen, bis darüber entschieden ist. Schweigen ist weder eine Genehmigung noch eine Ablehnung.

Wir haben die Stelle noch einmal erinnert und, wo eine benannt ist, auch die Stelle über ihr. Sie können auch selbst dort nachfragen; welche Rechte Sie haben, wenn eine Behörde untätig bleibt, sagt das Recht Ihres Landes.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Antrag ((hid)) ist überfällig',
      body: `
der Antrag **((hid))** liegt bei: **((party))**. Die Frist dafür endete am **((until))**. Der Antrag bleibt bis zur Antwort offen.

Der Betrieb und, wo eine benannt ist, die Stelle darüber haben dieselbe Nachricht bekommen.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Genehmigung ((hid)): bitte melden, was gekauft wurde',
      body: `
die Genehmigung **((hid))** endet bald oder ist schon zu Ende. Was gekauft und noch nicht gemeldet ist, melden Sie bitte bis zum **((until))**. Wurde nichts gekauft, melden Sie 0. Kommt nichts mehr, kreuzen Sie das an.

Was nicht gemeldet ist, zählt nach dem Ende der Genehmigung nicht mehr für die Höchstzahl des Betriebs.

[Zukauf melden](((link)))`,
    },
    requestReportMissing: {
      subject: 'Genehmigung ((hid)): der Zukauf ist nicht gemeldet',
      body: `
zur Genehmigung **((hid))** von **((party))** ist der Zukauf bis zum **((until))** nicht vollständig gemeldet. Was nicht gemeldet ist, gilt als nicht gekauft. Die Meldung lässt sich nachholen.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Antrag ((hid)) ist ohne Entscheidung abgelaufen',
      body: `
im Antrag **((hid))** hat **((party))** in der Frist bis zum ((until)) nicht geantwortet. Der Antrag ist damit ohne Entscheidung abgelaufen, also weder genehmigt noch abgelehnt. So stand es in seinem Formular.

Wer entscheidet, kann den Antrag 30 Tage lang wieder öffnen; bitten Sie dort darum. Oder der Betrieb macht daraus einen neuen Antrag: Die bisherigen Angaben werden übernommen, soweit sie noch passen.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Antrag ((hid)): Ihr Vermerk gilt nicht mehr',
      body: `
am Antrag **((hid))** stand der Bearbeitungsvermerk **((editor))**. Jemand anderes hat ihn ersetzt oder entfernt. Im Antrag sehen Sie, wer jetzt daran arbeitet.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) ist Ihr Bestätigungscode',
      body: `
Ihr Code zur Bestätigung dieser E-Mail-Adresse lautet:

**((code))**

Geben Sie ihn innerhalb von ((minutes)) Minuten in Ihrem Profil auf ((domain)) ein. Sagen Sie ihn niemandem weiter.

Wenn Sie keinen Code angefordert haben, müssen Sie nichts tun.`,
    },
    invitation: {
      subject: 'Einladung: ((accountName)) auf ((domain))',
      body: `
Sie sind eingeladen, das Konto **((accountName))** (((role))) auf ((domain)) zu nutzen.

[Einladung annehmen](((link)))

Die Einladung gilt bis zum ((expires)) und nur einmal. Sie melden sich dabei mit Ihrem eigenen Zugang an.`,
    },
    addressRemoved: {
      subject: 'Mails zu ((accountName)) gehen nicht mehr an diese Adresse',
      body: `
jemand, der das Konto **((accountName))** auf ((domain)) nutzt, hat dessen E-Mail-Adressen geändert. Mails zu diesem Konto gehen nicht mehr an Sie.

Ist das richtig, müssen Sie nichts tun.

Ist es nicht richtig, wenden Sie sich bitte gleich an Ihre Kontrollstelle, oder schreiben Sie uns über das Kontaktformular auf ((domain)).`,
    },
    farmCode: {
      subject: '((code)) ist der Code für ((accountName))',
      body: `
**((person))** möchte das Konto **((accountName))** auf ((domain)) nutzen und bittet um einen Code:

**((code))**

Sind Sie das selbst, geben Sie ihn innerhalb von ((minutes)) Minuten dort ein, wo Sie ihn angefordert haben.

Wer den Code hat, kann alles zu diesem Betrieb lesen und ändern. Wissen Sie nichts davon, geben Sie ihn an niemanden weiter; dann passiert nichts.`,
    },
    accountJoined: {
      subject: 'Jemand Neues nutzt ((accountName))',
      body: `
**((person))** hat eine Einladung angenommen und nutzt jetzt das Konto **((accountName))** auf ((domain)).

[Ansehen, wer dieses Konto nutzt](((link)))

Alle, die das Konto nutzen, können dort eine Person entfernen.`,
    },
    farmClaimed: {
      subject: 'Bitte prüfen: Jemand Neues nutzt ((accountName))',
      body: `
**((person))** nutzt jetzt das Konto **((accountName))** auf ((domain)). Die Person kannte Kontrollstelle, Kontrollnummer und Postleitzahl des Betriebs.

Ist das richtig, müssen Sie nichts tun.

Ist es nicht richtig, entfernen Sie die Person hier:

[Das war nicht ich](((link)))

Der Link gilt bis zum ((expires)) und nur einmal, auch wenn die Person das Konto inzwischen verlassen hat.`,
    },
    accountLeft: {
      subject: 'Jemand nutzt ((accountName)) nicht mehr',
      body: `
**((person))** nutzt das Konto **((accountName))** auf ((domain)) nicht mehr: ((departure)).

Personen, die das Konto jetzt nutzen: **((users))**

Ist das nicht richtig, schreiben Sie uns bitte über das Kontaktformular auf ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) ist wieder wie vorher: Bitte prüfen',
      body: `
jemand vom Betrieb hat gesagt „Das war nicht ich“. **((person))** nutzt das Konto **((accountName))** auf ((domain)) nicht mehr.

Adressen, E-Mails, Verkaufsorte und die Zustimmung zu den Nutzungsbedingungen sind wieder wie vor dem ((since)). Auch was andere seitdem daran geändert haben, ist zurückgenommen. Einladungen von seitdem, die niemand benutzt hat, gelten nicht mehr.

Das nehmen wir nicht von selbst zurück; prüfen Sie es bitte und nehmen Sie es selbst zurück:

Angebote, die seitdem angelegt oder geändert wurden:
((offers))

Anträge, die seitdem gesendet wurden:
((requests))

Personen, die das Konto jetzt nutzen: **((users))**

Neu registrieren kann sich für diesen Betrieb niemand, bis die Kontrollstelle jemanden eingeladen hat.`,
    },
    contactRequest: {
      subject: 'Anfrage: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Name: ((name))
- E-Mail: ((email))
- Telefon: ((phone))
- Kontrollnummer: ((controlNumber))
- Vorgang: ((reference))

Eine Antwort auf diese E-Mail geht an die anfragende Person.`,
    },
    contactRequestCopy: {
      subject: 'Ihre Anfrage: ((subject))',
      opening: 'Guten Tag ((name)),',
      body: `
wir haben Ihre Anfrage erhalten (Vorgang ((reference))) und antworten innerhalb von ((days)) Arbeitstagen.

Ihre Nachricht:

((message))`,
    },
    contactReceipt: {
      subject: 'Wir haben Ihre Nachricht erhalten (Vorgang ((reference)))',
      body: `
wir haben Ihre Nachricht erhalten und antworten innerhalb von ((days)) Arbeitstagen. Bei Rückfragen nennen Sie bitte den Vorgang ((reference)).

Wenn Sie uns nicht geschrieben haben, hat jemand Ihre Adresse angegeben. Sie müssen dann nichts tun.`,
    },
    missingOffergroup: {
      subject: 'Rasse oder Herkunft fehlt: ((name))',
      body: `
**((accountName))** vermisst bei der Tierart **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Rasse oder Herkunft ist da: ((offergroup))',
      body: `
Sie haben **((name))** vermisst. Sie finden die Rasse oder Herkunft jetzt unter **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Zu Ihrer Meldung: ((name))',
      body: `
Sie haben **((name))** vermisst. Wir nehmen die Rasse oder Herkunft nicht auf:

((answer))`,
    },
    activityWarning: {
      subject: 'Bitte bestätigen: Ihre Angebote gelten nur bis ((until))',
      body: `
stimmen Ihre Angebote auf ((domain)) noch? Bestätigt sind sie nur bis zum **((until))**. Danach findet sie niemand mehr, bis Sie sie bestätigen. Gelöscht wird nichts.

Zu bestätigende Angebote: **((count))**

[Angebote bestätigen](((link)))`,
    },
    newOffers: {
      subject: 'Neue Angebote: ((search))',
      body: `
das ist neu auf ((domain)):

((searches))

Diese E-Mail kommt höchstens einmal am Tag.
[Keine neuen Angebote mehr per E-Mail](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** auf ((domain)): ((act)).

Gelesene Zeilen: **((rows))**
Zeilen zum Nachsehen: **((failed))**

[Ergebnis ansehen](((link)))`,
    },
    exportReady: {
      subject: 'Ihr Export ist fertig: ((file))',
      body: `
Ihr Export **((file))** ist fertig. Zeilen: ((rows))

[Datei herunterladen](((link)))

Die Datei wird bis zum ((expires)) aufbewahrt. Zum Herunterladen melden Sie sich mit dem Konto an, mit dem der Export begonnen wurde.`,
    },
    offerAccepted: {
      subject: 'Angebot freigegeben: ((offer))',
      body: `
**((authority))** hat freigegeben:

((offers))

Wer sucht, kann das jetzt finden, solange es bestätigt und verfügbar ist.

[Meine Angebote öffnen](((link)))`,
    },
    offerRejected: {
      subject: 'Angebot abgelehnt: ((offer))',
      body: `
**((authority))** hat abgelehnt:

((offers))

Grund:

((reason))

Sie können das Angebot ändern und erneut einreichen. Bis dahin ist es nicht zu finden.

[Angebot bearbeiten](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) ist Ihr Code für die Bio-Tier-Datenbank ((country))',
      body: `
Sie haben sich bei der Bio-Tier-Datenbank ((country)) registriert. Ihr Code zur Bestätigung dieser E-Mail-Adresse lautet:

**((code))**

Geben Sie ihn auf der Anmeldeseite ein. Waren Sie das nicht, müssen Sie nichts tun.`,
    },
    resetPassword: {
      subject: 'Bio-Tier-Datenbank ((country)): neues Passwort',
      body: `
mit diesem Code legen Sie auf der Anmeldeseite der Bio-Tier-Datenbank ((country)) ein neues Passwort fest:

**((code))**

Sagen Sie ihn niemandem weiter. Haben Sie kein neues Passwort angefordert, müssen Sie nichts tun; das alte gilt weiter.`,
    },
    changeEmail: {
      subject: 'Bio-Tier-Datenbank ((country)): E-Mail-Adresse bestätigen',
      body: `
diese E-Mail-Adresse soll für die Anmeldung bei der Bio-Tier-Datenbank ((country)) gelten. Ihr Code zur Bestätigung lautet:

**((code))**

Waren Sie das nicht, geben Sie ihn niemandem weiter.`,
    },
    invited: {
      subject: 'Ihr Zugang zur Bio-Tier-Datenbank ((country))',
      body: `
für Sie wurde ein Zugang zur Bio-Tier-Datenbank ((country)) angelegt. Melden Sie sich auf ((domain)) an:

- Benutzername: **((login))**
- Vorläufiges Passwort: **((code))**

Bei der ersten Anmeldung legen Sie ein eigenes Passwort fest.`,
    },
    signInCode: {
      subject: '((code)) ist Ihr Anmeldecode',
      body: `
mit diesem Code melden Sie sich bei der Bio-Tier-Datenbank ((country)) an:

**((code))**

Sagen Sie ihn niemandem weiter. Melden Sie sich gerade nicht an, kennt jemand Ihr Passwort: Ändern Sie es bitte.`,
    },
  },
  outcomes: { accepted: 'genehmigt', rejected: 'abgelehnt', closed: 'geschlossen' },
  departures: {
    left: 'Die Person hat das Konto verlassen',
    removed: 'Der Zugang wurde entzogen',
  },
  importActs: {
    tried: 'Probelauf fertig',
    imported: 'Import fertig',
    takenBack: 'Import zurückgenommen',
  },
  newOffers: { more: 'und ((count)) weitere, alle ansehen', all: 'Suche öffnen' },
  somebody: 'Eine uns unbekannte Person',
  roles: {
    ADM: 'Verwaltung',
    SUP: 'Anbieter',
    AGR: 'Landwirtschaft',
    INS: 'Kontrollstelle',
    AUT: 'Behörde',
    ASO: 'Verband',
    NULL: 'ohne Rolle',
  },
  footer: 'Diese Nachricht wurde automatisch von ((domain)) versandt.',
});
