import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Den Bildschirm vom Handy zeigen',
  heading: 'Zum Zeigen nehmen Sie bitte einen Computer',
  reason:
    'Handys und Tablets können ihren Bildschirm nicht über eine Internetseite zeigen.',
  onComputer: (place: string) =>
    `Rufen Sie am Computer ${place} auf und tippen Sie diese vier Wörter ein:`,
  onComputerOwn: (place: string) => `Rufen Sie am Computer ${place} auf.`,
  toSee:
    'Um den Bildschirm von jemand anderem zu sehen, genügt dieses Handy oder Tablet.',

  sendHeading: 'Den Link an Ihren Computer schicken',
  send: 'Link schicken\u00a0…',
  mail: 'Mir per E-Mail schicken',
  sendMessage:
    'Öffnen Sie diesen Link an Ihrem Computer, um seinen Bildschirm zu zeigen:',
  cameraHeading: 'Oder nehmen Sie die Kamera dieses Handys',
  cameraText: 'Die Person, die Ihnen hilft, sieht, was die Kamera sieht.',
  cameraAction: 'Kamera benutzen',

  camera: {
    heading: 'Zeigen Sie es mit der Kamera',
    whatHappens:
      'Die Person, die Ihnen hilft, sieht dann, was Ihre Kamera sieht, hört aber nichts. Sie können jederzeit aufhören.',
    action: 'Meine Kamera zeigen',
    afterwards:
      'Danach fragt Ihr Browser nach der Kamera. Tippen Sie auf „Erlauben“.',
    stopped: 'Sie zeigen nichts mehr. Niemand kann jetzt etwas sehen.',
    choosingHeading: 'Kamera erlauben',
    choosingSteps: [
      'Ihr Browser fragt, ob diese Seite die Kamera benutzen darf.',
      'Tippen Sie auf „Erlauben“.',
    ],
    sharing: 'Sie zeigen Ihre Kamera',
    stop: 'Kamera ausschalten',
    hide: 'Bild verbergen',
    hidden: 'Ihre Kamera ist verborgen',
    hiddenText:
      'Die Person, die Ihnen hilft, sieht nichts, bis Sie das Bild wieder zeigen.',
    show: 'Wieder zeigen',
  },
  preview: 'Was Ihre Kamera sieht',
}
