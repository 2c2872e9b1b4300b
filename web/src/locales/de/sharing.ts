import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Zeigen Sie Ihren Bildschirm',
  description:
    'Ein Druck auf den Knopf, und die Person, die Ihnen hilft, sieht Ihren Bildschirm. Ein Klick genügt, ohne Herunterladen und ohne Anmeldung.',

  heading: 'Zeigen Sie Ihren Bildschirm',
  headingWithName: (name: string) => `${name} möchte Ihnen helfen`,
  whatHappens:
    'Die Person, die Ihnen hilft, sieht dann Ihren Bildschirm. Anklicken oder tippen kann sie nichts, und Sie können jederzeit aufhören.',
  action: 'Meinen Bildschirm zeigen',
  afterwards:
    'Danach fragt Ihr Browser, welchen Bildschirm Sie zeigen möchten. Wählen Sie ihn aus und drücken Sie auf „Teilen“ oder „Erlauben“.',
  scamWarning:
    'Machen Sie nur weiter, wenn Sie diese Person kennen. Keine Bank und keine Firma wird Sie je darum bitten.',
  stopped: 'Sie haben aufgehört. Niemand sieht jetzt Ihren Bildschirm.',
  cancelled:
    'Es wurde nichts gezeigt. Drücken Sie noch einmal auf den Knopf, wenn Sie so weit sind.',

  inviteHeading:
    'Schicken Sie zuerst diesen Link an die Person, die Ihnen hilft',
  inviteText: 'Wer ihn öffnet, sieht, was Sie zeigen.',

  choosingHeading: 'Wählen Sie, was Sie zeigen möchten',
  choosingSteps: [
    'In Ihrem Browser ist ein Fenster aufgegangen.',
    'Klicken Sie auf das Bild Ihres Bildschirms.',
    'Drücken Sie dann in diesem Fenster auf „Teilen“ oder „Erlauben“.',
  ],

  waiting: 'Wir warten auf die Person, die Ihnen hilft',
  waitingText:
    'Die Person, die Ihnen hilft, hat ihre Seite noch nicht geöffnet. Sie brauchen nichts zu tun: Es geht von selbst los.',

  searching: 'Wir suchen einen Weg zum anderen Computer',
  searchingText:
    'Die Person, die Ihnen hilft, ist da. Aber Ihre beiden Computer finden noch nicht zueinander.',

  sharing: 'Sie zeigen Ihren Bildschirm',
  sharingText:
    'Die Person, die Ihnen hilft, sieht Ihren Bildschirm. Benutzen Sie Ihren Computer wie immer, und lassen Sie diese Seite offen.',
  soundText: 'Die Person, die Ihnen hilft, hört auch den Ton dazu.',
  stop: 'Nicht mehr zeigen',
  hide: 'Bildschirm verbergen',
  hidden: 'Ihr Bildschirm ist verborgen',
  hiddenText:
    'Niemand sieht etwas, bis Sie ihn wieder zeigen. Jetzt können Sie in Ruhe ein Passwort eingeben.',
  hiddenSoundText: 'Auch zu hören ist nichts.',
  show: 'Bildschirm wieder zeigen',

  reconnecting: 'Die Verbindung wird wiederhergestellt\u00a0…',
  reconnectingText:
    'Die Verbindung war kurz unterbrochen. Lassen Sie diese Seite offen, sie kommt von selbst wieder.',
}
