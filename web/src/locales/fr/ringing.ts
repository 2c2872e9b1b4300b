import type { RingingTexts } from 'src/locales/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Ça sonne chez ${name}…`,
  rung: (name: string) => `Nous avons sonné chez ${name}.`,
  pageOpen: (name: string) =>
    `Nous avons sonné chez ${name}. Sa page est ouverte.`,
  gone: (name: string) =>
    `Il n’est plus possible de sonner chez ${name}. Téléphonez-lui et demandez-lui de réactiver «\u00a0Sonner sur cet appareil\u00a0».`,
  tooMany: (name: string) =>
    `Nous avons déjà sonné plusieurs fois chez ${name}. Attendez une minute, ou téléphonez-lui.`,
  failed: (name: string) =>
    `Nous n’avons pas pu sonner chez ${name}. Réessayez, ou téléphonez-lui.`,
  ring: (name: string) => `Sonner chez ${name}`,
  again: (name: string) => `Sonner encore chez ${name}`,
  helperCannot: (name: string) =>
    `${name} ne peut pas vous aider en ce moment.`,
  freeToday: (name: string, time: string) =>
    `${name} peut vous aider à ${time}.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} peut vous aider demain à ${time}.`,
  comeBack:
    'Vous pouvez fermer cette page et appuyer de nouveau sur le bouton à ce moment-là.',
  tryLater: 'Vous pouvez fermer cette page et réessayer plus tard.',
  switchLabel: 'Sonner sur cet appareil',
  switchText:
    'Quand quelqu’un appuie sur votre bouton, cet appareil sonne, même si cette page est fermée.',
  isOn: 'Cet appareil sonne pour tous ceux qui ont gardé votre bouton. Leur ordinateur l’apprend lors de votre prochain partage.',
  undo: 'Pour revenir en arrière, désactivez-le ici. Plus personne ne pourra alors faire sonner cet appareil.',
  asking:
    'Votre navigateur demande si ce site peut afficher des notifications. Acceptez-le là.',
  refused:
    'C’est toujours désactivé, car le navigateur n’a pas pu afficher de notifications. Vous pouvez réessayer.',
  blocked:
    'Votre navigateur bloque les notifications de ce site. Cliquez sur l’icône à côté de l’adresse web, autorisez les notifications, puis réactivez.',
  notSwitched:
    'L’activation n’a pas réussi. Vérifiez votre connexion à Internet, puis réessayez.',
  callers: 'Qui peut sonner chez vous',
  callerLabel: (date: string) => `Nom de la personne aidée le ${date}`,
  callerHint: 'La notification affichera ce nom. Il reste dans ce navigateur.',
  nameHeading: 'La prochaine fois, on pourra sonner chez vous',
  nameLabel: 'Qui était-ce\u00a0?',
  saveName: 'Enregistrer le nom',
  answerHeading: 'Pas possible maintenant\u00a0? Dites-le d’un geste\u00a0:',
  tomorrowAt: (time: string) => `Demain à ${time}`,
  sending: 'Envoi de votre réponse…',
  delivered: 'Votre réponse est maintenant affichée là-bas.',
  lost: 'Votre réponse n’est pas arrivée. La page a peut-être été fermée.',
}
