import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Nous préparons votre lien…',
  linkLabel: 'Lien à envoyer',
  copy: 'Copier le lien',
  copied: 'Lien copié. Collez-le maintenant dans un message.',
  notCopied:
    'Votre navigateur n’a pas permis la copie. Le lien est sélectionné\u00a0: faites un clic droit dessus, ou appuyez longuement, et choisissez «\u00a0Copier\u00a0».',
  share: 'Envoyer le lien…',
  qrHeading: 'Ou faites scanner ce code',
  qrLabel: 'Code QR du lien',
  moreWays: 'Autres moyens d’envoi',
  waysText:
    'Le message est déjà écrit. Rien ne part tant que vous n’appuyez pas sur Envoyer.',
  mail: 'E-mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Je peux t’aider avec ton ordinateur',
      text: 'Bonjour\u00a0! Ouvre ce lien sur ton ordinateur et appuie sur le gros bouton. Je pourrai alors voir ton écran et t’aider\u00a0:',
    },
    viewer: {
      subject: 'Peux-tu m’aider avec mon ordinateur\u00a0?',
      text: 'Bonjour\u00a0! Peux-tu m’aider avec mon ordinateur\u00a0? Ouvre ce lien, et tu verras mon écran dès que je le montrerai\u00a0:',
    },
  },
  words: (place: string) =>
    `Vous êtes au téléphone\u00a0? L’autre personne va sur ${place} et tape ces quatre mots\u00a0:`,
}
