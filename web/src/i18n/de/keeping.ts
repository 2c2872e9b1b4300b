import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: 'Jedes Mal denselben Link verwenden',
  keepLinkText:
    'Sie bekommen einen eigenen Link mit vier eigenen Wörtern. Beide bleiben gleich, und wem Sie helfen, der erreicht Sie mit einem Knopf wieder.',
  making: 'Ihr Link wird erstellt. Das kann bis zu einer Minute dauern\u00a0…',
  made: 'Das ist jetzt Ihr eigener Link. Bitte verschicken Sie diesen.',
  kept: 'Das ist Ihr eigener Link. Er ist jedes Mal derselbe, wenn Sie diese Seite in diesem Browser öffnen.',
  elsewhere:
    'Ihr eigener Link wird in einem anderen Tab verwendet. In diesem Tab ist es ein anderer Link.',
  lost: 'Dieser Browser hat Ihren eigenen Link nicht mehr. Wer ihn oder seine Taste noch benutzt, kann Sie nicht erreichen. Erstellen Sie einen neuen, und schicken Sie ihn diesen Personen.',
  notMade:
    'Ihr Link konnte nicht erstellt werden. Prüfen Sie die Internetverbindung, und versuchen Sie es noch einmal.',
  newLink: 'Neuen Link holen',
  newLinkText:
    'Ihr Link und seine vier Wörter gelten dann nicht mehr, für alle, die sie haben. Auch die Knöpfe, die andere behalten haben, gehen dann nicht mehr.',
  replace: 'Ja, meinen Link ersetzen',

  offerWithoutName: 'Möchten Sie einen Knopf für die Person, die Ihnen hilft?',
  offerText:
    'Wenn Sie wieder Hilfe brauchen, öffnen Sie diese Website und drücken darauf. Einen Link brauchen Sie dann nicht.',
  nameLabel: 'Name auf dem Knopf',
  keepButton: 'Den Knopf auf diesem Computer behalten',
  keptButton: (place: string, button: string) =>
    `Fertig. Gehen Sie nächstes Mal auf ${place}, und drücken Sie auf „${button}“.`,

  heading: 'Wer Ihnen hilft',
  getHelp: (name: string) => `Hilfe von ${name} holen`,
  removing: 'Einen Knopf entfernen',
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `Der Knopf für ${name} ist entfernt.`,
  undo: 'Zurücknehmen',

  icon: {
    desktop: 'Ein Symbol auf den Desktop dieses Computers legen',
    device: 'Ein Symbol auf dieses Gerät legen',
    text: 'Nächstes Mal öffnet das Symbol diese Website. Die Adresse müssen Sie dann nicht eintippen.',
    removeFromDesktop:
      'Um es später zu entfernen, öffnen Sie es, klicken oben auf die drei Punkte und wählen die Deinstallation.',
    removeFromDevice: 'Sie können es später wie jede andere App entfernen.',
    added: 'Fertig. Klicken Sie nächstes Mal auf das Symbol.',
  },
}
