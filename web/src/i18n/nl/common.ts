import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'Een ogenblik…',
  tagline: 'Eén klik is genoeg, zonder downloaden en zonder aanmelden.',
  tryAgain: 'Opnieuw proberen',
  testConnection: 'Mijn verbinding testen',
  backToHome: 'Terug naar de start',
  besideError:
    'Iets op deze pagina werkte niet. Al het andere gaat gewoon door.',
  newVersion: 'Er is een nieuwe versie.',
  loadNewVersion: 'Nieuwe versie laden',
  support: 'Mail ons:',
  newTab: '(opent een nieuw tabblad)',
  needsJavaScript:
    'Zet JavaScript in uw browser aan om deze pagina te gebruiken.',

  description: (appName: string) =>
    `Met ${appName} helpt u uw familie makkelijker met de computer: zij laten hun scherm zien en u kijkt mee. Eén klik is genoeg, zonder downloaden en zonder aanmelden.`,
  keywords: [
    'scherm laten zien',
    'scherm delen',
    'ouders helpen met de computer',
    'computerhulp voor familie',
    'zonder downloaden',
    'zonder aanmelden',
    'gratis',
  ],

  homeLink: (appName: string) => `${appName}, startpagina`,
  footerNavigation: 'Over deze site',
  language: 'Taal',
  privacyLink: 'Privacy',
  termsLink: 'Voorwaarden',
}
