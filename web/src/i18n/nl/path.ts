import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried: 'We proberen nog steeds verbinding te maken, en blijven het proberen.',
  whatToDo: 'Wat u allebei kunt proberen:',
  steps: [
    'Kijk of u allebei internet hebt: gaat een andere website open?',
    'Probeer een ander netwerk, bijvoorbeeld de hotspot van een telefoon. Sommige netwerken van bedrijven, hotels of voor gasten houden dit tegen.',
    'Als u een VPN gebruikt, zet die dan uit.',
  ],
}
