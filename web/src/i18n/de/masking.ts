import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: 'Etwas abdecken',
  coverMore: 'Abdeckung ändern',
  covered: 'Ein Teil Ihres Bildschirms ist abgedeckt.',
  heading: 'Was soll abgedeckt sein?',
  hidden:
    'Klicken oder ziehen Sie auf dem Bild, um dort ein graues Feld zu setzen. Die Person, die Ihnen hilft, sieht nichts, bis Sie Ihren Bildschirm wieder zeigen.',
  stays:
    'Ein Feld bleibt an seiner Stelle auf dem Bildschirm. Es wandert nicht mit, wenn Sie scrollen oder ein Fenster verschieben.',
  picture: 'Bild Ihres Bildschirms',
  taking: 'Ein Bild Ihres Bildschirms wird aufgenommen…',
  another: 'In 5 Sekunden ein neues Bild aufnehmen',
  anotherText:
    'Auf dem Bild nicht zu sehen? Dann öffnen Sie es auf Ihrem Bildschirm.',
  awaited:
    'Öffnen Sie jetzt, was abgedeckt sein soll, und kommen Sie danach hierher zurück.',
  add: 'Feld hinzufügen',
  box: (number: number) => `Feld ${number}`,
  remove: (number: number) => `Feld ${number} entfernen`,
  keys: 'Die Pfeiltasten verschieben ein Feld. Zusammen mit der Umschalttaste machen sie es größer oder kleiner. Die Entf-Taste entfernt es.',
  full: 'Mehr Felder sind nicht möglich.',
  showRest: 'Den Rest wieder zeigen',
  problems: {
    'no-picture':
      'Das Bild Ihres Bildschirms ist nicht gelungen. Bitte nehmen Sie ein neues auf.',
    resized:
      'Ihr Bildschirm oder Fenster hat jetzt eine andere Größe, darum ist es verborgen. Bitte schauen Sie, ob die Felder noch richtig liegen, und zeigen Sie es dann wieder.',
    failed:
      'Das Abdecken geht nicht mehr, darum ist Ihr Bildschirm jetzt verborgen. Wenn Sie ihn wieder zeigen, ist nichts abgedeckt.',
    'other-screen':
      'Auf dem Bildschirm, den Sie gerade gewählt haben, ist nichts abgedeckt.',
  },
}
