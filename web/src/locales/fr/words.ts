import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Quelqu’un vous a lu quatre mots\u00a0?',
  label: 'Les quatre mots',
  example: 'Par exemple\u00a0: lamp cloud piano tree',
  complete: 'Compléter le mot',
  didYouMean: 'Vouliez-vous dire cela\u00a0?',
  notFour: 'Il faut quatre mots. Demandez qu’on vous les relise tous.',
  tooOften:
    'C’était faux trop souvent. Attendez dix minutes, ou demandez qu’on vous envoie le lien.',
  go: 'Continuer',
  unknown: (word: string) =>
    `Nous ne connaissons pas le mot «\u00a0${word}\u00a0». Demandez qu’on vous l’épelle.`,
}
