import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Uw scherm laten zien vanaf een telefoon',
  heading: 'Neem een computer om uw scherm te laten zien',
  reason:
    'Op telefoons en tablets kan een webpagina het scherm nog niet laten zien. Binnenkort kan dat wel.',
  stepsHeading: 'Wat u nu kunt doen',
  steps: [
    'Open dezelfde link op een computer, in Chrome, Edge, Firefox of Safari.',
    'Om het scherm van iemand anders te zien, is deze telefoon of tablet prima.',
  ],

  sendHeading: 'Stuur de link naar uw computer',
  sendText: 'Open hem daar, bijvoorbeeld in uw mail, en druk op de ene knop.',
  send: 'Link versturen…',
  mail: 'Versturen per mail',
  sendMessage:
    'Open deze link op uw computer om het scherm ervan te laten zien:',
  cameraHeading: 'Of laat het met de camera zien',
  cameraText:
    'Richt deze telefoon of tablet op het andere scherm, op een brief of op een apparaat. Uw helper ziet wat de camera ziet.',
  cameraAction: 'Camera gebruiken',

  camera: {
    heading: 'Laat het met uw camera zien',
    whatHappens:
      'Uw helper ziet dan wat uw camera ziet, en hoort niets. U kunt op elk moment stoppen.',
    action: 'Mijn camera laten zien',
    afterwards: 'Daarna vraagt uw browser om de camera. Druk op ‘Toestaan’.',
    stopped: 'U bent gestopt. Niemand ziet nu iets.',
    choosingHeading: 'Sta de camera toe',
    choosingSteps: [
      'Uw browser vraagt of deze pagina de camera mag gebruiken.',
      'Druk op ‘Toestaan’.',
    ],
    sharing: 'U laat uw camera zien',
    sharingText:
      'Richt de camera op wat u wilt laten zien. Laat deze pagina openstaan.',
    stop: 'Stoppen',
    hide: 'Het beeld verbergen',
    hidden: 'Uw camera is verborgen',
    hiddenText: 'Uw helper ziet niets totdat u het beeld weer laat zien.',
    show: 'Het beeld weer laten zien',
  },
  preview: 'Wat uw camera ziet',
}
