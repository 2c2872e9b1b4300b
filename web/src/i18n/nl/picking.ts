import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: 'Tekening van het venster waarin u kiest wat u laat zien',
  onlyChosen: 'Uw helper ziet alleen wat u kiest.',
  onlyChosenBy: (name: string) => `${name} ziet alleen wat u kiest.`,
  steps: {
    chromium: [
      'Klik op het plaatje van uw scherm.',
      'Klik onderaan op ‘Delen’.',
    ],
    firefox: ['Open de lijst en kies ‘Gehele scherm’.', 'Klik op ‘Toestaan’.'],
    safari: [
      'Klik op ‘Scherm delen toestaan’.',
      'Verschijnt er een knop midden op het scherm, klik daar dan ook op.',
    ],
  },

  dialog: {
    title: 'Kies wat je wilt delen',
    tab: 'Tabblad',
    window: 'Venster',
    screen: 'Volledig scherm',
    screenFirefox: 'Gehele scherm',
    cancel: 'Annuleren',
    share: 'Delen',
    question: 'Mag deze pagina uw scherm zien?',
    list: 'Venster of scherm selecteren',
    block: 'Blokkeren',
    allow: 'Toestaan',
    allowScreen: 'Scherm delen toestaan',
    allowWindow: 'Venster delen toestaan',
    dontAllow: 'Niet toestaan',
  },

  change: 'Iets anders laten zien',
  asked: 'Uw helper wil graag uw hele scherm zien.',
  askedBy: (name: string) => `${name} wil graag uw hele scherm zien.`,
  wholeScreen: 'Liever het hele scherm tonen',
  changing:
    'Kies wat u in plaats daarvan wilt laten zien. Tot dan blijft uw helper hetzelfde zien als daarvoor.',
  kept: 'Er is niets veranderd. Uw helper ziet nog hetzelfde als daarvoor.',
  surface: {
    monitor: 'U laat uw hele scherm zien.',
    window: 'U laat één venster zien. Uw helper ziet verder niets.',
    browser:
      'U laat één tabblad van uw browser zien. Uw helper ziet verder niets.',
  },
}
