import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Laat uw scherm zien aan uw helper',
  description:
    'Druk op één knop en uw helper ziet uw scherm. Eén klik is genoeg, zonder downloaden en zonder aanmelden.',

  heading: 'Laat uw scherm zien aan uw helper',
  headingWithName: (name: string) => `${name} wil u helpen`,
  whatHappens:
    'Uw helper ziet dan uw scherm, maar kan niets aanklikken of typen. U kunt op elk moment stoppen.',
  action: 'Mijn scherm laten zien',
  afterwards:
    'Daarna vraagt uw browser welk scherm u wilt laten zien. Kies het en druk op ‘Delen’ of ‘Toestaan’.',
  scamWarning:
    'Ga alleen verder als u deze persoon kent. Geen bank en geen bedrijf zal u dit ooit vragen.',
  stopped: 'U bent gestopt. Niemand ziet nu uw scherm.',
  cancelled: 'Er is niets getoond. Druk weer op de knop als u zover bent.',

  inviteHeading: 'Stuur eerst deze link naar uw helper',
  inviteText: 'Wie hem opent, ziet wat u laat zien.',

  choosingHeading: 'Kies wat u wilt laten zien',
  choosingSteps: [
    'In uw browser is een venster opengegaan.',
    'Klik op het plaatje van uw scherm.',
    'Druk daarna in dat venster op ‘Delen’ of ‘Toestaan’.',
  ],

  waiting: 'We wachten op uw helper',
  waitingText:
    'Uw helper heeft de pagina nog niet geopend. U hoeft niets te doen: het begint straks vanzelf.',

  searching: 'We zoeken een weg naar uw helper',
  searchingText:
    'Uw helper is er, maar uw twee computers kunnen elkaar nog niet bereiken.',

  sharing: 'U laat uw scherm zien',
  sharingText:
    'Uw helper ziet uw scherm. Gebruik uw computer zoals altijd en laat deze pagina openstaan.',
  soundText: 'Uw helper hoort ook het geluid van wat u laat zien.',
  stop: 'Stoppen',
  hide: 'Mijn scherm verbergen',
  hidden: 'Uw scherm is verborgen',
  hiddenText:
    'Uw helper ziet niets totdat u het weer laat zien. Een goed moment om een wachtwoord in te typen.',
  hiddenSoundText: 'Uw helper hoort ook niets.',
  show: 'Mijn scherm weer laten zien',

  reconnecting: 'De verbinding wordt hersteld…',
  reconnectingText:
    'De verbinding met uw helper is even weg. Laat deze pagina openstaan: ze komt vanzelf terug.',
}
