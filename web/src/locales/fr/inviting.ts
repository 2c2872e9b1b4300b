import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Votre lien se prépare',
  linkLabel: 'Lien à envoyer',
  copy: 'Copier le lien',
  copied: 'Copié',
  share: 'Envoyer le lien…',
  qrHeading: 'Ou faites scanner ceci',
  qrLabel: 'Code QR du lien',
  moreWays: 'D’autres façons de l’envoyer',
  waysText:
    'Le message est déjà prêt. Rien ne part avant que vous ne l’envoyiez.',
  mail: 'E-mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Je peux t’aider avec ton ordinateur',
      text: 'Bonjour\u00a0! Ouvre ce lien sur ton ordinateur et appuie sur le bouton. Je verrai alors ton écran et je pourrai t’aider\u00a0:',
    },
    viewer: {
      subject: 'Peux-tu m’aider avec mon ordinateur\u00a0?',
      text: 'Bonjour\u00a0! Peux-tu m’aider avec mon ordinateur\u00a0? Ouvre ce lien, et tu verras mon écran dès que je le montrerai\u00a0:',
    },
  },
  words: (place: string) =>
    `Vous êtes au téléphone\u00a0? L’autre personne ouvre ${place} et tape ces mots\u00a0:`,
}
