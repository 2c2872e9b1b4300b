import type { Texts } from 'src/locales/Texts'

export const picking: Texts['picking'] = {
  label: 'Een tekening van het venster waarin u kiest',
  onlyChosen: 'Uw helper ziet alleen wat u daar kiest.',
  onlyChosenBy: (name: string) => `${name} ziet alleen wat u daar kiest.`,
  steps: {
    chromium: ['Klik op het plaatje van uw scherm.', 'Klik op ‘Delen’.'],
    firefox: ['Open de lijst en kies ‘Gehele scherm’.', 'Klik op ‘Toestaan’.'],
    safari: [
      'Klik op ‘Scherm delen toestaan’.',
      'Verschijnt er daarna een knop midden op het scherm, klik dan ook daarop.',
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
  wholeScreen: 'Mijn hele scherm laten zien',
  changing:
    'Kies wat u in plaats daarvan wilt laten zien. Tot dan ziet uw helper hetzelfde als eerst.',
  kept: 'Er is niets veranderd. Uw helper ziet hetzelfde als eerst.',
  surface: {
    monitor: 'U laat uw hele scherm zien.',
    window: 'U laat één venster zien. Verder is niets te zien.',
    browser: 'U laat één tabblad van uw browser zien. Verder is niets te zien.',
  },
}
