import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: 'Iets afdekken',
  coverMore: 'Wijzigen wat is afgedekt',
  covered: 'Een deel van uw scherm is afgedekt.',
  heading: 'Wat moet worden afgedekt?',
  hidden:
    'Klik of sleep op de afbeelding om daar een grijs vak te zetten. Uw helper ziet niets totdat u uw scherm weer laat zien.',
  stays:
    'Een vak blijft op zijn plaats op het scherm. Het beweegt niet mee als u scrolt of een venster verplaatst.',
  picture: 'Afbeelding van uw scherm',
  taking: 'Er wordt een afbeelding van uw scherm gemaakt…',
  another: 'Over 5 seconden een nieuwe afbeelding maken',
  anotherText: 'Niet te zien op de afbeelding? Open het dan op uw scherm.',
  awaited: 'Open nu wat moet worden afgedekt en kom daarna hier terug.',
  add: 'Vak toevoegen',
  box: (number: number) => `Vak ${number}`,
  remove: (number: number) => `Vak ${number} verwijderen`,
  keys: 'De pijltoetsen verplaatsen een vak. Samen met Shift maken ze het groter of kleiner. Delete verwijdert het.',
  full: 'Meer vakken zijn niet mogelijk.',
  showRest: 'De rest van mijn scherm laten zien',
  problems: {
    'no-picture':
      'De afbeelding van uw scherm is niet gelukt. Maak een nieuwe.',
    resized:
      'Uw scherm of venster heeft nu een ander formaat, daarom is het verborgen. Kijk of de vakken nog goed liggen en laat het daarna weer zien.',
    failed:
      'Afdekken lukt niet meer, daarom is uw scherm verborgen. Als u het weer laat zien, is er niets afgedekt.',
    'other-screen': 'Op het scherm dat u net hebt gekozen, is niets afgedekt.',
  },
}
