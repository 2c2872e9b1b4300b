import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Ça sonne chez ${name}…`,
  rung: (name: string) => `Nous avons sonné chez ${name}.`,
  pageOpen: (name: string) =>
    `Nous avons sonné chez ${name}. Sa page est ouverte.`,
  gone: (name: string) =>
    `Il n’est plus possible de sonner chez ${name}, du moins jusqu’à votre prochain partage. Téléphonez-lui. Vous pouvez quand même partager votre écran ici.`,
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
  homeScreen:
    'Cet appareil peut sonner quand quelqu’un appuie sur votre bouton. Ajoutez d’abord ce site à votre écran d’accueil\u00a0:',
  homeScreenSteps: [
    'Touchez le bouton de partage du navigateur, le carré avec une flèche.',
    'Choisissez «\u00a0Sur l’écran d’accueil\u00a0».',
    'Ouvrez Kinscreen à partir de là, puis préparez-y votre lien et la sonnerie.',
  ],
  browserCannot:
    'Ce navigateur ne peut pas sonner. Tant que cette page est ouverte, vous verrez si quelqu’un a besoin de vous.',
  isOn: 'Cet appareil sonne pour les personnes que vous autorisez. La question vous est posée pendant et après un partage avec quelqu’un de nouveau.',
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
  letHeading: (name: string) => `Autoriser ${name} à sonner chez vous\u00a0?`,
  letHeadingWithoutName:
    'Autoriser cette personne à sonner chez vous la prochaine fois\u00a0?',
  letText:
    'Quand elle appuiera sur votre bouton, cet appareil sonnera, même si cette page est fermée. Vous pourrez retirer cette autorisation à tout moment.',
  letRing: (name: string) => `Autoriser ${name} à sonner`,
  letRingWithoutName: 'L’autoriser à sonner',
  letDone: (name: string) => `${name} peut désormais sonner chez vous.`,
  letDoneWithoutName: 'Cette personne peut désormais sonner chez vous.',
  letLater:
    'Sa page est déjà fermée. Cette personne pourra sonner chez vous après votre prochain partage.',
  takeBack: (name: string) => `Retirer l’autorisation à ${name}`,
  takeBackFrom: (date: string) =>
    `Retirer l’autorisation à la personne aidée le ${date}`,
  taken: (name: string) => `${name} ne peut plus sonner chez vous.`,
  takenWithoutName: 'Cette personne ne peut plus sonner chez vous.',
  takenLater:
    'Ce sera complet dès que votre navigateur joindra son service de notifications. Vérifiez votre connexion à Internet, puis rouvrez cette page.',
  othersLater:
    'Les autres pourront de nouveau sonner après votre prochain partage.',
  answerHeading: 'Pas possible maintenant\u00a0? Dites-le d’un geste\u00a0:',
  tomorrowAt: (time: string) => `Demain à ${time}`,
  sending: 'Envoi de votre réponse…',
  delivered: 'Votre réponse est maintenant affichée là-bas.',
  lost: 'Votre réponse n’est pas arrivée. La page a peut-être été fermée.',
}
