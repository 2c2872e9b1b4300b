import type { Texts } from 'src/i18n/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Wat u kunt doen',
  details: 'Technische gegevens voor uw helper',
  readOut: 'Als iemand u via de telefoon helpt, lees dan dit voor:',
  openSettings: 'Instellingen openen',
  openInChrome: 'Openen in Chrome',
  openSecure: 'Veilige pagina openen',
  copyLink: 'Kopieer de link',
  copied: 'Gekopieerd',

  system: {
    mac: [
      'Druk hieronder op ‘Instellingen openen’.',
      'Zoek uw browser in de lijst en zet de schakelaar ernaast aan.',
      'Als uw Mac het vraagt, klik dan op ‘Stop en open opnieuw’.',
      'Open de link nog een keer en druk op de knop.',
    ],
    windows: [
      'Druk hieronder op ‘Instellingen openen’.',
      'Zet alles aan wat apps en uw browser toestaat om het scherm vast te leggen.',
      'Kom terug naar deze pagina en druk weer op de knop.',
    ],
    other: [
      'Misschien vraagt uw computer of het scherm gedeeld mag worden. Sta dat dan toe.',
      'Is er geen vraag? Sluit dan de browser, open hem weer en ga terug naar dezelfde link.',
    ],
  },
  refused: [
    'Klik op het kleine pictogram naast het adres, boven in de browser.',
    'Zoek het delen van het scherm en zet het op ‘Vragen’ of ‘Toestaan’.',
    'Druk daarna hieronder op de knop.',
  ],
  refusedByFirefox: [
    'Laad deze pagina opnieuw: druk op F5, of op het ronde pijltje boven in de browser.',
    'Druk daarna nog een keer op de knop.',
    'Vraagt de browser nog steeds niets, klik dan op het kleine pictogram naast het adres en daarna op het kruisje naast het delen van het scherm.',
  ],
  otherBrowser: [
    'Druk hieronder op ‘Kopieer de link’.',
    'Open Chrome, Edge, Firefox of Safari.',
    'Klik met de rechtermuisknop in de adresbalk bovenaan (op een aanraakscherm: houd uw vinger erop), kies ‘Plakken’ en druk op Enter.',
  ],
  inChrome: [
    'Druk hieronder op ‘Openen in Chrome’.',
    'Gaat er niets open? Druk dan op ‘Kopieer de link’, open uw browser en plak de link in de adresbalk bovenaan.',
  ],
  leaveApp: [
    'Tik op de drie puntjes of het kompas, boven of onder in dit scherm.',
    'Kies ‘Openen in browser’ of ‘Openen in Safari’.',
    'Ziet u geen van beide? Tik dan op ‘Kopieer de link’, open Safari en plak de link in de adresbalk.',
  ],
  camera: {
    other: [
      'Tik op het kleine pictogram naast het adres, boven in de browser.',
      'Tik op ‘Rechten’ en zet de camera aan.',
      'Tik daarna hieronder op de knop.',
    ],
    ios: [
      'Tik op het kleine pictogram naast het adres.',
      'Open de instellingen voor deze website en zet de camera op ‘Sta toe’.',
      'Tik daarna hieronder op de knop.',
    ],
  },
}
