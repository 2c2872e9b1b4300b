import type { Texts } from 'src/i18n/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Zeigen Sie Ihren Bildschirm',
  description:
    'Ein Druck auf den Knopf, und die Person, die Ihnen hilft, sieht Ihren Bildschirm. Ein Klick genügt, ohne Herunterladen und ohne Anmeldung.',

  heading: 'Zeigen Sie Ihren Bildschirm',
  headingWithName: (name: string) => `${name} möchte Ihnen helfen`,
  whatHappens: 'Diese Person kann zusehen, aber nichts anklicken oder tippen.',
  action: 'Bildschirm zeigen',
  scamWarning:
    'Machen Sie nur weiter, wenn Sie diese Person kennen. Keine Bank und keine Firma wird Sie je darum bitten.',
  interrupted:
    'Ihr Bildschirm ist nicht mehr zu sehen, weil diese Seite geschlossen oder neu geladen wurde. Drücken Sie den Knopf, um weiterzumachen.',
  stopped:
    'Sie zeigen Ihren Bildschirm nicht mehr. Niemand kann ihn jetzt sehen.',
  surfaceGone:
    'Das Fenster oder der Tab, das Sie gezeigt haben, wurde geschlossen, oder das Zeigen wurde beendet. Niemand sieht jetzt Ihren Bildschirm. Möchten Sie etwas anderes zeigen?',
  cancelled:
    'Es wurde nichts gezeigt. Drücken Sie noch einmal auf den Knopf, wenn Sie so weit sind.',

  inviteHeading:
    'Schicken Sie zuerst diesen Link an die Person, die Ihnen hilft',
  inviteText: 'Sobald die Person ihn öffnet, sieht sie, was Sie zeigen.',

  choosingHeading: 'Wählen Sie, was Sie zeigen möchten',
  choosingSteps: [
    'In Ihrem Browser ist ein Fenster aufgegangen.',
    'Klicken Sie auf das Bild Ihres Bildschirms.',
    'Klicken Sie dann in diesem Fenster auf „Teilen“.',
  ],

  waiting: 'Wir warten auf die Person, die Ihnen hilft',
  waitingText: 'Es geht los, sobald die Person ihre Seite öffnet.',

  searching: 'Wir verbinden Sie mit der Person, die Ihnen hilft\u00a0…',
  searchingText:
    'Die Seite der anderen Person ist offen, aber Ihre beiden Computer sind noch nicht verbunden.',

  sharing: 'Sie zeigen Ihren Bildschirm',
  empty: 'Gerade ist von Ihrem Bildschirm nichts zu sehen',
  emptyText:
    'Vielleicht ist das Fenster minimiert, das Sie zeigen. Öffnen Sie es, dann ist es wieder zu sehen.',
  emptyScreenText:
    'Ihr Computer zeigt seinen Bildschirm im Moment niemandem. Vielleicht ist er gesperrt oder fragt Sie etwas. Danach ist er wieder zu sehen.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} ${isHeard ? 'sieht und hört' : 'sieht'} zu.`,
  who: {
    verified: 'Die Person, die den Link gemacht hat,',
    ownsWords: 'Die Person, deren Wörter Sie eingegeben haben,',
    hasLink: 'Die Person, die Ihren Link hat,',
    sameHelper: (name: string, date: string) =>
      `${name}, dieselbe Person wie am ${date},`,
    sameAsBefore: (name: string) => `${name}, dieselbe Person wie zuvor,`,
    notVerified: 'Eine Person, die nicht geprüft ist,',
  },
  soundText:
    'Die Person, die Ihnen hilft, hört auch den Ton von dem, was Sie zeigen.',
  stop: 'Nicht mehr zeigen',
  hide: 'Bildschirm verbergen',
  hidden: 'Ihr Bildschirm ist verborgen',
  hiddenText: 'Niemand sieht jetzt etwas. Sie können ein Passwort eingeben.',
  hiddenSoundText:
    'Niemand sieht oder hört jetzt etwas. Sie können ein Passwort eingeben.',
  more: 'Mehr',
  show: 'Wieder zeigen',

  reconnecting: 'Die Verbindung wird wiederhergestellt\u00a0…',
  reconnectingText:
    'Die Verbindung war unterbrochen. Lassen Sie diese Seite offen, dann kommt sie von selbst wieder.',
}
