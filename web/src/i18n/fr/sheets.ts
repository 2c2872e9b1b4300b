import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: 'Garder ce qu’on a fait',
  keepText:
    'Vous obtenez une fiche avec une image de chaque étape, à imprimer ou à revoir. Elle reste sur cet ordinateur.',
  keepAgain: 'Garder les nouvelles étapes',
  kept: 'La fiche est gardée sur cet ordinateur. Sur ce site, elle est sous «\u00a0Mes fiches\u00a0».',
  full: 'Il n’y a plus de place sur cet ordinateur, la fiche n’est donc pas gardée. Vous pouvez quand même l’imprimer ou l’enregistrer dans un fichier.',
  denied:
    'Ce navigateur ne nous laisse pas garder la fiche. Vous pouvez quand même l’imprimer ou l’enregistrer dans un fichier.',
  name: 'Nom de la fiche',
  useName: 'Utiliser ce nom',
  usualName: (date: string) => `Ce qu’on a fait le ${date}`,
  print: 'Imprimer',
  saveFile: 'Enregistrer le fichier',

  with: (name: string, date: string) => `Avec ${name}, le ${date}`,
  made: (date: string) => `Fait le ${date}`,
  map: 'Où c’est sur l’écran',
  footer: 'La prochaine fois, votre écran sera peut-être un peu différent.',

  suggest: 'Proposer de les garder',
  suggestText:
    'L’autre personne obtient une fiche avec une image de chaque étape, à imprimer ou à revoir.',
  suggested: 'L’autre personne voit maintenant un bouton pour cela.',
  theyKept: 'L’autre personne a gardé la fiche.',
  theyDeclined: 'L’autre personne ne veut pas la garder maintenant.',
  suggestion:
    'La personne qui vous aide propose de garder ces étapes sur une fiche.',
  suggestionBy: (name: string) =>
    `${name} propose de garder ces étapes sur une fiche.`,
  notNow: 'Pas maintenant',

  leaveOut: 'Retirer cette image',
  askCopy: 'Demander une copie',
  copyAsked: 'La question est posée à l’autre personne.',
  copyComing: 'L’autre personne est d’accord. La copie arrive.',
  copyHere:
    'Vous avez une copie. Sur ce site, elle est sous «\u00a0Mes fiches\u00a0».',
  copyDeclined: 'L’autre personne préfère ne pas donner de copie.',
  copyFailed:
    'La copie n’est pas arrivée, ou ce navigateur ne nous laisse pas la garder.',
  copyWish:
    'La personne qui vous aide aimerait une copie de la fiche, avec les images de votre écran.',
  copyWishBy: (name: string) =>
    `${name} aimerait une copie de la fiche, avec les images de votre écran.`,
  giveCopy: 'Envoyer une copie',
  copyGiven: 'La personne qui vous aide reçoit une copie de la fiche.',

  title: 'Mes fiches',
  introduction:
    'Ce que vous avez fait avec de l’aide, étape par étape. Les fiches sont sur cet ordinateur. Nous n’en avons aucune copie.',
  none: 'Il n’y a pas encore de fiches. Quand on vous montre des étapes, appuyez sur «\u00a0Garder ce qu’on a fait\u00a0».',
  unavailable:
    'Ce navigateur ne laisse rien garder à ce site, il n’y a donc pas de fiches ici.',
  gone: 'Cette fiche n’est pas sur cet ordinateur, ou elle est illisible.',
  stepCount: (count: number) =>
    plural('fr', count, {
      one: `${count} étape`,
      many: `${count} étapes`,
      other: `${count} étapes`,
    }),
  room: (size: string) => `Elles occupent ${size} sur cet ordinateur.`,
  all: 'Toutes les fiches',
  readAloud: 'Lire à voix haute',
  stopReading: 'Arrêter la lecture',
  rename: 'Changer le nom',
  remove: 'Supprimer cette fiche',
  removed: (name: string) => `«\u00a0${name}\u00a0» est supprimée.`,
  undo: 'Annuler',
  removeAll: 'Supprimer toutes les fiches',
  removeAllQuestion: 'Les supprimer toutes\u00a0? Ce sera définitif.',
  removeAllYes: 'Oui, tout supprimer',
  removeAllNo: 'Non, les garder',
  removedAll: 'Toutes les fiches sont supprimées.',
  view: 'La fiche',
}
