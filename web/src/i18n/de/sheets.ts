import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: 'Diese Schritte behalten',
  keepText:
    'Sie bekommen ein Blatt mit einem Bild von jedem Schritt, zum Drucken oder zum Nachsehen. Es bleibt auf diesem Computer.',
  keepAgain: 'Neue Schritte auch behalten',
  kept: 'Das Blatt ist auf diesem Computer gespeichert. Sie finden es auf dieser Website unter „Meine Blätter“.',
  full: 'Auf diesem Computer ist kein Platz mehr, darum ist das Blatt nicht gespeichert. Sie können es trotzdem drucken oder als Datei sichern.',
  denied:
    'Dieser Browser lässt uns das Blatt nicht behalten. Sie können es trotzdem drucken oder als Datei sichern.',
  name: 'Name des Blatts',
  useName: 'Namen übernehmen',
  usualName: (date: string) => `Was wir am ${date} gemacht haben`,
  print: 'Drucken',
  saveFile: 'Als Datei sichern',

  with: (name: string, date: string) => `Mit ${name} am ${date}`,
  made: (date: string) => `Gemacht am ${date}`,
  map: 'Wo das auf dem Bildschirm ist',
  footer: 'Beim nächsten Mal kann Ihr Bildschirm etwas anders aussehen.',

  suggest: 'Behalten vorschlagen',
  suggestText:
    'Die andere Person bekommt ein Blatt mit einem Bild von jedem Schritt, zum Drucken oder zum Nachsehen.',
  suggested: 'Die andere Person sieht jetzt einen Knopf dafür.',
  theyKept: 'Die andere Person hat das Blatt behalten.',
  theyDeclined: 'Die andere Person möchte es jetzt nicht behalten.',
  suggestion:
    'Die Person, die Ihnen hilft, schlägt vor, diese Schritte als Blatt zu behalten.',
  suggestionBy: (name: string) =>
    `${name} schlägt vor, diese Schritte als Blatt zu behalten.`,
  notNow: 'Jetzt nicht',

  leaveOut: 'Dieses Bild weglassen',
  askCopy: 'Um eine Kopie bitten',
  copyAsked: 'Die andere Person wird gefragt.',
  copyComing: 'Die andere Person ist einverstanden. Die Kopie ist unterwegs.',
  copyHere:
    'Sie haben eine Kopie. Sie finden sie auf dieser Website unter „Meine Blätter“.',
  copyDeclined: 'Die andere Person möchte keine Kopie geben.',
  copyFailed:
    'Die Kopie ist nicht angekommen, oder dieser Browser lässt sie uns nicht behalten.',
  copyWish:
    'Die Person, die Ihnen hilft, hätte gern eine Kopie des Blatts, mit den Bildern von Ihrem Bildschirm.',
  copyWishBy: (name: string) =>
    `${name} hätte gern eine Kopie des Blatts, mit den Bildern von Ihrem Bildschirm.`,
  giveCopy: 'Kopie senden',
  copyGiven: 'Die Person, die Ihnen hilft, bekommt eine Kopie des Blatts.',

  title: 'Meine Blätter',
  introduction:
    'Was Sie mit Hilfe gemacht haben, Schritt für Schritt. Die Blätter liegen auf diesem Computer. Wir haben keine Kopie davon.',
  none: 'Noch gibt es keine Blätter. Wenn Ihnen jemand Schritte zeigt, drücken Sie auf „Diese Schritte behalten“.',
  unavailable:
    'Dieser Browser lässt diese Website nichts speichern, darum gibt es hier keine Blätter.',
  gone: 'Dieses Blatt ist nicht auf diesem Computer, oder es lässt sich nicht lesen.',
  stepCount: (count: number) =>
    plural('de', count, { one: '1 Schritt', other: `${count} Schritte` }),
  room: (size: string) => `Sie brauchen ${size} auf diesem Computer.`,
  all: 'Alle Blätter',
  readAloud: 'Vorlesen',
  stopReading: 'Nicht weiter vorlesen',
  rename: 'Namen ändern',
  remove: 'Dieses Blatt löschen',
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  undo: 'Rückgängig machen',
  removeAll: 'Alle Blätter löschen',
  removeAllQuestion: 'Alle löschen? Das lässt sich nicht rückgängig machen.',
  removeAllYes: 'Ja, alle löschen',
  removeAllNo: 'Nein, behalten',
  removedAll: 'Alle Blätter sind gelöscht.',
  view: 'Das Blatt',
}
