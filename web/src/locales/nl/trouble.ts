import type { Texts } from 'src/locales/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Wat u kunt doen',
  details: 'Gegevens voor uw helper',
  readOut: 'Als iemand u aan de telefoon helpt, lees dan dit voor:',
  openSettings: 'Instellingen openen',
  openInChrome: 'Openen in Chrome',
  openSecure: 'Veilige pagina openen',
  copyLink: 'Kopieer de link',
  copied: 'Gekopieerd',

  system: {
    mac: [
      'Druk hieronder op ‘Instellingen openen’.',
      'Zet de schakelaar naast de naam van uw browser aan.',
      'Sluit de browser helemaal af en open hem weer.',
      'Open dezelfde link en druk weer op de knop.',
    ],
    windows: [
      'Druk hieronder op ‘Instellingen openen’.',
      'Zet alles aan wat apps en uw browser beelden van het scherm laat maken.',
      'Kom terug naar deze pagina en druk weer op de knop.',
    ],
    other: [
      'Kijk of uw computer iets vraagt over het scherm, en sta het toe.',
      'Is er geen vraag? Sluit dan de browser, open hem weer en open dezelfde link.',
    ],
  },
  refused: [
    'Klik op het kleine teken naast het adres, boven in de browser.',
    'Zoek het delen van het scherm en zet het op ‘Vragen’ of ‘Toestaan’.',
    'Druk hieronder weer op de knop.',
  ],
  otherBrowser: [
    'Druk hieronder op ‘Kopieer de link’.',
    'Open Chrome, Edge, Firefox of Safari.',
    'Houd uw vinger op de regel helemaal bovenaan, of klik er met de rechterknop in, kies ‘Plakken’ en druk op Enter.',
  ],
  inChrome: [
    'Druk hieronder op ‘Openen in Chrome’.',
    'Gaat er niets open? Druk dan op ‘Kopieer de link’ en plak hem in de regel helemaal bovenaan uw browser.',
  ],
  leaveApp: [
    'Druk op de drie puntjes of het kleine kompas aan de rand van deze pagina.',
    'Kies ‘Openen in browser’ of ‘Openen in Safari’.',
    'Vindt u geen van beide? Druk dan hieronder op ‘Kopieer de link’ en plak hem in de regel helemaal bovenaan in Safari.',
  ],
  camera: {
    other: [
      'Druk op het kleine teken naast het adres, boven in de browser.',
      'Druk op ‘Rechten’ en zet de camera aan.',
      'Druk hieronder weer op de knop.',
    ],
    ios: [
      'Druk op het kleine teken naast het adres.',
      'Open de instellingen voor deze website en zet de camera op ‘Sta toe’.',
      'Druk hieronder weer op de knop.',
    ],
  },
}
