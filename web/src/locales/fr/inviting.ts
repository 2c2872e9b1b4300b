import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Votre lien se prépare',
  linkLabel: 'Lien à envoyer',
  copy: 'Copier le lien',
  copied: 'Copié',
  share: 'Envoyer le lien…',
  shareText:
    'Il suffit d’ouvrir ce lien et d’appuyer sur le bouton, et je verrai l’écran\u00a0:',
  words: 'Vous êtes au téléphone\u00a0? Lisez ceci à voix haute\u00a0:',
  qrHeading: 'Ou faites scanner ceci',
  qrLabel: 'Code QR du lien',
}
