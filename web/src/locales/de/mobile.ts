import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Den Bildschirm vom Handy zeigen',
  heading: 'Zum Zeigen nehmen Sie bitte einen Computer',
  reason:
    'Auf Handys und Tablets darf eine Internetseite den Bildschirm noch nicht zeigen. Bald soll das auch von dort gehen.',
  stepsHeading: 'Was Sie jetzt tun können',
  steps: [
    'Öffnen Sie denselben Link an einem Computer, mit Chrome, Edge, Firefox oder Safari.',
    'Um den Bildschirm von jemand anderem zu sehen, genügt dieses Handy oder Tablet.',
  ],

  sendHeading: 'Den Link an Ihren Computer schicken',
  sendText:
    'Öffnen Sie ihn dort, zum Beispiel in Ihrer E-Mail, und drücken Sie auf den einen Knopf.',
  send: 'Link schicken\u00a0…',
  mail: 'Per E-Mail schicken',
  sendMessage:
    'Öffnen Sie diesen Link an Ihrem Computer, um seinen Bildschirm zu zeigen:',
  cameraHeading: 'Oder mit der Kamera zeigen',
  cameraText:
    'Halten Sie dieses Handy oder Tablet auf den anderen Bildschirm, einen Brief oder ein Gerät. Zu sehen ist, was die Kamera sieht.',
  cameraAction: 'Kamera benutzen',

  camera: {
    heading: 'Zeigen Sie es mit der Kamera',
    whatHappens:
      'Die Person, die Ihnen hilft, sieht dann, was Ihre Kamera sieht. Zu hören ist nichts, und Sie können jederzeit aufhören.',
    action: 'Meine Kamera zeigen',
    afterwards:
      'Danach fragt Ihr Browser nach der Kamera. Drücken Sie auf „Zulassen“.',
    stopped: 'Sie haben aufgehört. Niemand sieht jetzt etwas.',
    choosingHeading: 'Kamera erlauben',
    choosingSteps: [
      'Ihr Browser fragt, ob diese Seite die Kamera benutzen darf.',
      'Drücken Sie auf „Zulassen“.',
    ],
    sharing: 'Sie zeigen Ihre Kamera',
    sharingText:
      'Halten Sie die Kamera auf das, was Sie zeigen möchten. Lassen Sie diese Seite offen.',
    stop: 'Nicht mehr zeigen',
    hide: 'Bild verbergen',
    hidden: 'Ihre Kamera ist verborgen',
    hiddenText: 'Niemand sieht etwas, bis Sie das Bild wieder zeigen.',
    show: 'Bild wieder zeigen',
  },
  preview: 'Was Ihre Kamera sieht',
}
