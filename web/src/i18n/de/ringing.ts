import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Es klingelt bei ${name}\u00a0…`,
  rung: (name: string) => `Wir haben bei ${name} geklingelt.`,
  pageOpen: (name: string) =>
    `Wir haben bei ${name} geklingelt. Die Seite dort ist offen.`,
  gone: (name: string) =>
    `Bei ${name} kann es nicht mehr klingeln, jedenfalls bis zur nächsten gemeinsamen Sitzung. Rufen Sie bitte an. Ihren Bildschirm können Sie hier trotzdem teilen.`,
  tooMany: (name: string) =>
    `Bei ${name} hat es schon mehrmals geklingelt. Warten Sie eine Minute, oder rufen Sie an.`,
  failed: (name: string) =>
    `Wir konnten bei ${name} nicht klingeln. Versuchen Sie es noch einmal, oder rufen Sie an.`,
  ring: (name: string) => `Bei ${name} klingeln`,
  again: (name: string) => `Noch einmal bei ${name} klingeln`,
  helperCannot: (name: string) => `${name} kann gerade nicht helfen.`,
  freeToday: (name: string, time: string) => `${name} kann um ${time} helfen.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} kann morgen um ${time} helfen.`,
  comeBack:
    'Sie können diese Seite schließen und dann noch einmal auf den Knopf drücken.',
  tryLater:
    'Sie können diese Seite schließen und es später noch einmal versuchen.',
  switchLabel: 'Auf diesem Gerät klingeln',
  switchText:
    'Wenn jemand auf Ihren Knopf drückt, klingelt dieses Gerät, auch wenn diese Seite geschlossen ist.',
  homeScreen:
    'Dieses Gerät kann klingeln, wenn jemand Ihren Knopf drückt. Legen Sie diese Seite dafür zuerst auf den Home-Bildschirm:',
  homeScreenSteps: [
    'Tippen Sie im Browser auf „Teilen“, das Quadrat mit dem Pfeil.',
    'Wählen Sie „Zum Home-Bildschirm“.',
    'Öffnen Sie Kinscreen von dort und richten Sie Link und Klingeln dort ein.',
  ],
  browserCannot:
    'Dieser Browser kann nicht klingeln. Solange diese Seite offen ist, sehen Sie, wenn jemand Sie braucht.',
  isOn: 'Dieses Gerät klingelt für alle, denen Sie es erlauben. Bei jemand Neuem werden Sie während der Sitzung und danach gefragt.',
  undo: 'Um das rückgängig zu machen, schalten Sie es hier aus. Dann kann niemand mehr bei diesem Gerät klingeln.',
  asking:
    'Ihr Browser fragt, ob diese Website Mitteilungen zeigen darf. Erlauben Sie es dort.',
  refused:
    'Es ist noch aus, weil der Browser keine Mitteilungen zeigen darf. Sie können es noch einmal versuchen.',
  blocked:
    'Ihr Browser blockiert Mitteilungen dieser Website. Klicken Sie auf das Symbol neben der Webadresse, erlauben Sie Mitteilungen, und schalten Sie es wieder ein.',
  notSwitched:
    'Das Einschalten hat nicht geklappt. Prüfen Sie die Internetverbindung, und versuchen Sie es noch einmal.',
  callers: 'Wer bei Ihnen klingeln kann',
  callerLabel: (date: string) =>
    `Name der Person, der Sie am ${date} geholfen haben`,
  callerHint: 'Die Mitteilung zeigt diesen Namen. Er bleibt in diesem Browser.',
  nameHeading: 'Nächstes Mal kann es bei Ihnen klingeln',
  nameLabel: 'Wer war das?',
  saveName: 'Namen speichern',
  letHeading: (name: string) => `Darf ${name} bei Ihnen klingeln?`,
  letHeadingWithoutName: 'Darf diese Person nächstes Mal bei Ihnen klingeln?',
  letText:
    'Wenn sie auf Ihren Knopf drückt, klingelt dieses Gerät, auch wenn diese Seite geschlossen ist. Sie können es jederzeit zurücknehmen.',
  letRing: (name: string) => `${name} klingeln lassen`,
  letRingWithoutName: 'Bei mir klingeln lassen',
  letDone: (name: string) => `${name} kann ab jetzt bei Ihnen klingeln.`,
  letDoneWithoutName: 'Diese Person kann ab jetzt bei Ihnen klingeln.',
  letLater:
    'Die Seite dort ist schon geschlossen. Nach der nächsten gemeinsamen Sitzung kann es bei Ihnen klingeln.',
  takeBack: (name: string) => `Erlaubnis für ${name} zurücknehmen`,
  takeBackFrom: (date: string) =>
    `Erlaubnis für die Person vom ${date} zurücknehmen`,
  taken: (name: string) => `${name} kann nicht mehr bei Ihnen klingeln.`,
  takenWithoutName: 'Diese Person kann nicht mehr bei Ihnen klingeln.',
  takenLater:
    'Ganz wirksam wird es, sobald Ihr Browser seinen Dienst für Mitteilungen erreicht. Prüfen Sie die Internetverbindung, und öffnen Sie diese Seite noch einmal.',
  othersLater:
    'Die anderen können nach der nächsten gemeinsamen Sitzung wieder klingeln.',
  answerHeading: 'Geht es gerade nicht? Sagen Sie mit einem Tipp Bescheid:',
  tomorrowAt: (time: string) => `Morgen um ${time}`,
  sending: 'Ihre Antwort wird gesendet\u00a0…',
  delivered: 'Ihre Antwort ist jetzt dort zu lesen.',
  lost: 'Ihre Antwort kam nicht an. Vielleicht ist die Seite dort schon geschlossen.',
}
