import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Alle wegen worden geprobeerd, steeds opnieuw: rechtstreeks van de ene computer naar de andere en, als dat er is, via een tussenstation. Zodra er één werkt, gaat het vanzelf verder.',
  whatToDo: 'Wat u allebei kunt doen:',
  steps: [
    'Kijk of u allebei internet hebt: gaat een andere website open?',
    'Probeer een ander netwerk, bijvoorbeeld de hotspot van een telefoon.',
    'Zet een VPN uit, als die aanstaat.',
  ],
  why: 'Sommige netwerken van bedrijven, hotels of voor gasten houden dit tegen. Daar helpt alleen een ander netwerk.',
}
