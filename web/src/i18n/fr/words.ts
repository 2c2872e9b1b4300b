import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: 'Quelqu’un vous a lu quatre mots\u00a0?',
  label: 'Tapez les quatre mots',
  example: 'Par exemple\u00a0: lamp cloud piano tree',
  complete: 'Suggestions de mots',
  didYouMean: 'Vouliez-vous dire l’un de ceux-ci\u00a0?',
  notFour: 'Il faut les quatre mots. Demandez qu’on vous les relise.',
  nothing:
    'Nous n’y avons trouvé ni notre lien ni les quatre mots. Collez le message entier, ou tapez seulement les quatre mots.',
  tooOften:
    'Cela fait trop d’essais. Attendez dix minutes, ou demandez qu’on vous envoie plutôt le lien.',
  go: 'Continuer',
  unknown: (word: string) =>
    `«\u00a0${word}\u00a0» n’est pas dans notre liste de mots. Demandez qu’on vous l’épelle.`,
  oldLink:
    'La page de la personne qui vous aide est déjà ouverte\u00a0? Alors ce lien est peut-être ancien. Demandez un nouveau lien, ou tapez les quatre mots affichés sur sa page.',
}
