import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'Vous montrez encore votre écran',
    text: 'Si vous quittez cette page, la personne qui vous aide ne verra plus votre écran.',
    stay: 'Continuer le partage',
    leave: 'Quitter et arrêter le partage',
  },
  lasted: (duration: string) => `Vous avez été connectés pendant ${duration}.`,
  lessThanMinute: 'moins d’une minute',
  minutes: (count: number) =>
    plural('fr', count, {
      one: `${count} minute`,
      many: `${count} minutes`,
      other: `${count} minutes`,
    }),
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  saved: 'Enregistré sur cet appareil\u00a0:',
  nothingSaved: 'Rien n’a été enregistré sur cet appareil.',
  places: {
    downloads: 'dans vos téléchargements',
    chosen: 'à l’endroit choisi',
    sheets: 'sous «\u00a0Mes fiches\u00a0»',
  },
  notArrived: (name: string) =>
    `Le fichier ${name} n’est pas arrivé en entier.`,
  question: 'Est-ce que ça a marché\u00a0?',
  yes: 'Oui, ça a marché',
  no: 'Pas encore',
  told: 'L’autre personne voit votre réponse.',
  theirAnswer: {
    worked: 'L’autre personne dit que ça a marché.',
    'not-yet': 'L’autre personne dit que ça n’a pas encore marché.',
  },
  helperAnswer: {
    worked: 'La personne qui vous aide dit que ça a marché.',
    'not-yet': 'La personne qui vous aide dit que ça n’a pas encore marché.',
  },
  nameWorked: (name: string) => `${name} dit que ça a marché.`,
  nameNotYet: (name: string) => `${name} dit que ça n’a pas encore marché.`,
}
