import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Alle wegen worden geprobeerd, steeds opnieuw: rechtstreeks en, als dat er is, via een tussenstation. Zodra er één werkt, gaat het vanzelf verder.',
  whatToDo: 'Wat u allebei kunt doen:',
  steps: [
    'Kijk of u allebei internet hebt: gaat een andere website open?',
    'Probeer een ander netwerk, bijvoorbeeld de hotspot van een telefoon. Sommige netwerken van bedrijven, hotels of voor gasten houden dit tegen.',
    'Zet een VPN uit, als die aanstaat.',
  ],
}
