import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'Diese Seite gibt es nicht',
    description:
      'Vielleicht ist in der Adresse ein Tippfehler, oder die Seite ist umgezogen.',
  },
  unknown: {
    shortTitle: 'Hoppla',
    title: 'Da ist etwas schiefgegangen',
    description:
      'Versuchen Sie es später noch einmal. Wenn es dann immer noch nicht geht, schreiben Sie uns bitte.',
  },
  network: {
    shortTitle: 'Störung',
    title: 'Wir kommen gerade nicht ins Netz',
    description:
      'Bitte sehen Sie nach, ob Ihr Internet funktioniert, oder versuchen Sie es später noch einmal. Wenn es dann immer noch nicht geht, schreiben Sie uns bitte.',
  },

  'sharer-left': {
    shortTitle: 'Auf Wiedersehen',
    title: 'Die andere Person ist gegangen',
    description: 'Mit demselben Link kann sie jederzeit wiederkommen.',
  },
  'sharer-stopped': {
    shortTitle: 'Hoppla',
    title: 'Der Bildschirm wird nicht mehr gezeigt',
    description: 'Mit demselben Link kann die andere Person ihn wieder zeigen.',
  },
  'sharer-returned': {
    shortTitle: 'Wieder da',
    title: 'Die andere Person ist zurück',
    description:
      'Sie braucht nur noch einmal auf den Knopf zu drücken. Dann sehen Sie ihren Bildschirm hier.',
  },
  'viewer-left': {
    shortTitle: 'Auf Wiedersehen',
    title: 'Es sieht niemand mehr zu',
    description:
      'Wenn Sie Ihren Bildschirm wieder zeigen möchten, bitten Sie um einen neuen Link.',
  },
  'already-viewing': {
    shortTitle: 'Hoppla',
    title: 'Es sieht schon jemand zu',
    description: 'Den Bildschirm kann immer nur eine Person sehen.',
  },
  'viewer-not-proved': {
    shortTitle: 'Vorsicht',
    title: 'Wir können nicht sicher sein, dass das Ihre Hilfe ist',
    description:
      'Niemand hat Ihren Bildschirm gesehen. Der Link ist vielleicht alt, oder ein Teil davon fehlt. Bitten Sie um einen neuen Link.',
  },
  'viewer-not-compared': {
    shortTitle: 'Vorsicht',
    title: 'Jemand ist ohne Ihren Link gekommen',
    description:
      'Wir konnten nicht prüfen, wer es war. Niemand hat Ihren Bildschirm gesehen. Schicken Sie den Link noch einmal an die Person, die Ihnen hilft.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Vorsicht',
    title: 'Jemand versucht immer wieder, Ihren Bildschirm zu sehen',
    description:
      'Niemand hat Ihren Bildschirm gesehen. Rufen Sie zuerst die Person an, die Ihnen hilft, unter einer Nummer, die Sie kennen. Schicken Sie ihr dann den Link in einer Nachricht.',
  },
  'sharer-not-proved': {
    shortTitle: 'Vorsicht',
    title: 'Wir können nicht sicher sein, wer da ist',
    description:
      'Es wurde nichts gezeigt. Der Link ist vielleicht alt, oder ein Teil davon fehlt. Nehmen Sie einen neuen Link.',
  },

  'invalid-account-details': {
    shortTitle: 'Hoppla',
    title: 'E-Mail-Adresse oder Passwort stimmt nicht',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Hoppla',
    title: 'Diese E-Mail-Adresse gibt es bei uns schon',
    description: 'Melden Sie sich einfach damit an.',
  },
  'no-account-with-email': {
    shortTitle: 'Hoppla',
    title: 'Dieses Konto finden wir nicht',
    description: 'Bitte prüfen Sie die E-Mail-Adresse.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Hoppla',
    title: 'Das Passwort lässt sich so nicht ändern',
    description:
      'Fordern Sie bitte einen neuen Link an, mit dem Sie das Passwort ändern können.',
  },
  'accept-invite-already-member': {
    shortTitle: 'Hoppla',
    title: 'Die Einladung lässt sich nicht annehmen',
    description: 'Sie gehören schon zu dieser Gruppe.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Hoppla',
    title: 'Die Einladung lässt sich nicht annehmen',
    description: 'Die Einladung gilt für eine andere E-Mail-Adresse.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Hoppla',
    title: 'Die Einladung lässt sich nicht annehmen',
    description: 'Die Einladung ist abgelaufen.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Hoppla',
    title: 'Die Einladung lässt sich nicht annehmen',
    description: 'Der Link der Einladung stimmt nicht.',
  },

  'someone-else-sharing': {
    shortTitle: 'Besetzt',
    title: 'Gerade zeigt jemand anders seinen Bildschirm',
    description:
      'Die Person, die Ihnen hilft, sieht gerade einen anderen Bildschirm. Warten Sie, bis sie damit fertig ist, und versuchen Sie es dann noch einmal.',
  },
  'declined-by-viewer': {
    shortTitle: 'Hoppla',
    title: 'Ihr Anruf wurde nicht angenommen',
    description:
      'Vielleicht erwartet die Person, die Ihnen hilft, jemand anderen. Fragen Sie nach, und drücken Sie dann noch einmal auf den Knopf.',
  },
  'declined-by-sharer': {
    shortTitle: 'Hoppla',
    title: 'Ihr Besuch wurde nicht angenommen',
    description:
      'Vielleicht wird dort jemand anderes erwartet. Fragen Sie nach, und versuchen Sie es dann noch einmal.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Gleich geschafft',
    title: 'Ihr Computer muss es zuerst erlauben',
    description: 'Niemand hat etwas gesehen. So erlauben Sie es:',
  },
  'display-capture-unsupported': {
    shortTitle: 'Leider nicht',
    title: 'Dieses Gerät kann seinen Bildschirm nicht zeigen',
    description:
      'Handys und Tablets können ihren Bildschirm nicht über eine Internetseite zeigen. Öffnen Sie denselben Link an einem Computer.',
  },
  'display-capture-failed': {
    shortTitle: 'Hoppla',
    title: 'Ihr Bildschirm ließ sich nicht zeigen',
    description:
      'Niemand hat etwas gesehen. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Bildschirm oder ein anderes Fenster.',
  },
  'not-secure-context': {
    shortTitle: 'Gleich geschafft',
    title: 'Diese Seite ist nicht sicher',
    description:
      'Browser zeigen einen Bildschirm nur von sicheren Seiten aus. Sehen Sie nach, ob die Adresse mit https:// beginnt, und öffnen Sie sie noch einmal.',
  },
  'browser-unsupported': {
    shortTitle: 'Leider nicht',
    title: 'Dieser Browser ist zu alt, um den Bildschirm zu zeigen',
    description:
      'Öffnen Sie denselben Link an einem Computer in einem aktuellen Browser: Chrome, Edge, Firefox oder Safari.',
  },
  'webrtc-missing': {
    shortTitle: 'Leider nicht',
    title: 'Dieser Browser kann Sie nicht verbinden',
    description:
      'Was er dafür braucht, fehlt oder ist ausgeschaltet. Öffnen Sie denselben Link in einem aktuellen Browser: Chrome, Edge, Firefox oder Safari.',
  },
  'display-capture-refused': {
    shortTitle: 'Gleich geschafft',
    title: 'Ihr Browser lässt das Zeigen nicht zu',
    description:
      'Er ist so eingestellt, dass er auf dieser Seite keinen Bildschirm zeigt. Das können Sie hier ändern und es dann noch einmal versuchen. Niemand hat etwas gesehen.',
  },
  'sign-in-required': {
    shortTitle: 'Gleich geschafft',
    title: 'Bitte melden Sie sich zuerst an',
    description:
      'Hier kann nur einen Bildschirm sehen, wer sich als Helfer angemeldet hat. Das dauert einen Moment und bringt Sie wieder hierher.',
  },
  'in-app-browser': {
    shortTitle: 'Gleich geschafft',
    title: 'Bitte öffnen Sie diesen Link in Ihrem Browser',
    description:
      'Sie haben ihn in einer anderen App geöffnet, und dort lässt sich nichts zeigen. Derselbe Link funktioniert in Ihrem Browser.',
  },
  'camera-refused': {
    shortTitle: 'Gleich geschafft',
    title: 'Ihr Browser lässt die Kamera nicht zu',
    description:
      'Niemand hat etwas gesehen. Erlauben Sie dieser Seite die Kamera und versuchen Sie es noch einmal.',
  },
  'calls-blocked': {
    shortTitle: 'Hoppla',
    title: 'Ihr Netz lässt Seiten durch, aber keine Anrufe',
    description:
      'Ein VPN, ein Virenschutz oder ein Firmennetz kann das tun. „Meine Verbindung testen“ zeigt, was durchkommt.',
  },
  'camera-failed': {
    shortTitle: 'Hoppla',
    title: 'Wir konnten die Kamera nicht starten',
    description:
      'Niemand hat etwas gesehen. Schließen Sie andere Apps, die die Kamera benutzen, und versuchen Sie es noch einmal.',
  },
}
