import type { Texts } from 'src/locales/Texts'

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
  stopped:
    'Sie zeigen Ihren Bildschirm nicht mehr. Niemand kann ihn jetzt sehen.',
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
  waitingText:
    'Die Person, die Ihnen hilft, hat ihre Seite noch nicht geöffnet. Sie brauchen nichts zu tun. Sobald sie da ist, geht es los.',

  searching: 'Wir verbinden Sie mit der Person, die Ihnen hilft\u00a0…',
  searchingText:
    'Die Person, die Ihnen hilft, hat ihre Seite geöffnet, aber Ihre beiden Computer sind noch nicht verbunden.',

  sharing: 'Sie zeigen Ihren Bildschirm',
  sharingText:
    'Die Person, die Ihnen hilft, sieht Ihren Bildschirm. Benutzen Sie Ihren Computer wie immer, und lassen Sie diese Seite offen.',
  soundText:
    'Die Person, die Ihnen hilft, hört auch den Ton von dem, was Sie zeigen.',
  stop: 'Nicht mehr zeigen',
  hide: 'Bildschirm verbergen',
  hidden: 'Ihr Bildschirm ist verborgen',
  hiddenText:
    'Die Person, die Ihnen hilft, sieht nichts, bis Sie ihn wieder zeigen. Jetzt können Sie in Ruhe ein Passwort eingeben.',
  hiddenSoundText: 'Sie hört auch nichts.',
  show: 'Wieder zeigen',

  reconnecting: 'Die Verbindung wird wiederhergestellt\u00a0…',
  reconnectingText:
    'Die Verbindung war kurz unterbrochen. Lassen Sie diese Seite offen: Die Verbindung kommt von selbst wieder.',
}
