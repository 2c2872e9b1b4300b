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
}
