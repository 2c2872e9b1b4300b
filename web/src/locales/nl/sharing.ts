import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Laat uw scherm zien aan uw helper',
  description:
    'Druk op één knop en uw helper ziet uw scherm. Eén klik is genoeg, zonder downloaden en zonder aanmelden.',

  heading: 'Laat uw scherm zien aan uw helper',
  headingWithName: (name: string) => `${name} wil u helpen`,
  whatHappens: 'Die persoon kan meekijken, maar niets aanklikken of typen.',
  action: 'Mijn scherm laten zien',
  scamWarning:
    'Ga alleen verder als u deze persoon kent. Geen enkele bank en geen enkel bedrijf zal u dit ooit vragen.',
  stopped: 'U laat uw scherm niet meer zien. Niemand kan het nu zien.',
  cancelled:
    'Er is niets getoond. Druk nog een keer op de knop als u zover bent.',

  inviteHeading: 'Stuur eerst deze link naar uw helper',
  inviteText: 'Als uw helper de link opent, is te zien wat u laat zien.',

  choosingHeading: 'Kies wat u wilt laten zien',
  choosingSteps: [
    'In uw browser is een venster opengegaan.',
    'Klik op het plaatje van uw scherm.',
    'Klik daarna in dat venster op ‘Delen’.',
  ],

  waiting: 'We wachten op uw helper',
  waitingText:
    'Uw helper heeft de pagina nog niet geopend. U hoeft niets te doen. Het begint zodra uw helper er is.',

  searching: 'We leggen contact met uw helper…',
  searchingText:
    'Uw helper heeft de pagina geopend, maar uw twee computers zijn nog niet verbonden.',

  sharing: 'U laat uw scherm zien',
  sharingText:
    'Uw helper ziet uw scherm. Gebruik uw computer zoals altijd en laat deze pagina openstaan.',
  soundText: 'Uw helper hoort ook het geluid van wat u laat zien.',
  stop: 'Niet meer laten zien',
  hide: 'Mijn scherm verbergen',
  hidden: 'Uw scherm is verborgen',
  hiddenText:
    'Uw helper ziet niets totdat u het weer laat zien. Een goed moment om een wachtwoord in te typen.',
  hiddenSoundText: 'Uw helper hoort ook niets.',
  show: 'Weer laten zien',

  reconnecting: 'De verbinding wordt hersteld…',
  reconnectingText:
    'De verbinding met uw helper is even weg. Laat deze pagina openstaan: de verbinding komt vanzelf terug.',
}
