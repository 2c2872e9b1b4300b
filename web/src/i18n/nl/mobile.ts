import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Uw scherm laten zien vanaf een telefoon',
  heading: 'Neem een computer om uw scherm te laten zien',
  reason:
    'Telefoons en tablets kunnen hun scherm niet via een webpagina laten zien.',
  onComputer: (place: string) =>
    `Ga op uw computer naar ${place} en typ deze vier woorden:`,
  onComputerOwn: (place: string) => `Ga op uw computer naar ${place}.`,
  toSee:
    'Om het scherm van iemand anders te zien, is deze telefoon of tablet prima.',

  sendHeading: 'Stuur de link naar uw computer',
  send: 'Link versturen…',
  mail: 'Naar mijzelf mailen',
  sendMessage:
    'Open deze link op uw computer om het scherm ervan te laten zien:',
  cameraHeading: 'Of gebruik de camera van deze telefoon',
  cameraText: 'Uw helper ziet wat de camera ziet.',
  cameraAction: 'Camera gebruiken',

  camera: {
    heading: 'Laat het met uw camera zien',
    whatHappens:
      'Uw helper ziet dan wat uw camera ziet, maar hoort niets. U kunt op elk moment stoppen.',
    action: 'Mijn camera laten zien',
    afterwards:
      'Uw browser vraagt dan of hij de camera mag gebruiken. Tik op ‘Sta toe’ of ‘Toestaan’.',
    stopped: 'U laat niets meer zien. Niemand ziet nu iets.',
    choosingHeading: 'Sta de camera toe',
    choosingSteps: [
      'Uw browser vraagt of deze pagina de camera mag gebruiken.',
      'Tik op ‘Sta toe’ of ‘Toestaan’.',
    ],
    sharing: 'U laat uw camera zien',
    stop: 'Camera uitzetten',
    hide: 'Het beeld verbergen',
    hidden: 'Uw camera is verborgen',
    hiddenText: 'Uw helper ziet niets totdat u het beeld weer laat zien.',
    show: 'Weer laten zien',
  },
  preview: 'Wat uw camera ziet',
}
