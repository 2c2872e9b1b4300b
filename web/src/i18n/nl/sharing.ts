import type { Texts } from 'src/i18n/Texts'

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
  interrupted:
    'Uw scherm is niet meer te zien, omdat deze pagina gesloten of opnieuw geladen is. Druk op de knop om verder te gaan.',
  stopped: 'U laat uw scherm niet meer zien. Niemand kan het nu zien.',
  surfaceGone:
    'Het venster of tabblad dat u liet zien, is gesloten, of het laten zien is gestopt. Niemand ziet nu uw scherm. Wilt u iets anders laten zien?',
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
  waitingText: 'Het begint zodra uw helper de pagina opent.',

  searching: 'We leggen contact met uw helper…',
  searchingText:
    'De pagina van uw helper is open, maar de computers zijn nog niet verbonden.',

  sharing: 'U laat uw scherm zien',
  empty: 'Uw helper ziet nu niets',
  emptyText:
    'Misschien is het venster dat u laat zien geminimaliseerd. Open het en uw helper ziet het weer.',
  emptyScreenText:
    'Uw computer laat op dit moment niemand zijn scherm zien. Misschien is hij vergrendeld of vraagt hij u iets. Daarna ziet uw helper het weer.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} kijkt ${isHeard ? 'en luistert ' : ''}mee.`,
  who: {
    verified: 'Uw helper, die de link heeft gemaakt,',
    ownsWords: 'Uw helper, van wie u de woorden hebt getypt,',
    hasLink: 'De persoon die uw link heeft',
    sameHelper: (name: string, date: string) =>
      `${name}, dezelfde helper als op ${date},`,
    sameAsBefore: (name: string) => `${name}, dezelfde helper als eerder,`,
    notVerified: 'Iemand die niet is gecontroleerd',
  },
  soundText: 'Uw helper hoort ook het geluid van wat u laat zien.',
  stop: 'Niet meer laten zien',
  hide: 'Mijn scherm verbergen',
  hidden: 'Uw scherm is verborgen',
  hiddenText: 'Niemand ziet nu iets. U kunt een wachtwoord typen.',
  hiddenSoundText:
    'Niemand ziet of hoort nu iets. U kunt een wachtwoord typen.',
  more: 'Meer',
  show: 'Weer laten zien',

  reconnecting: 'De verbinding wordt hersteld…',
  reconnectingText:
    'De verbinding is onderbroken. Laat deze pagina openstaan: ze komt vanzelf terug.',
}
