import type { Texts } from 'src/i18n/Texts'

export const files: Texts['files'] = {
  send: 'Datei senden',
  drop: 'Datei hier ablegen, um sie zu senden',
  kinds: {
    picture: 'Bild',
    pdf: 'PDF',
    document: 'Dokument',
    table: 'Tabelle',
    slides: 'Präsentation',
    sound: 'Ton',
    video: 'Video',
    other: 'Datei',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  megabytes: (amount: string) => `${amount} MB`,
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  theyOffer: 'Die andere Person möchte Ihnen eine Datei schicken',
  helperOffers: 'Die Person, die Ihnen hilft, möchte Ihnen eine Datei schicken',
  nameOffers: (name: string) => `${name} möchte Ihnen eine Datei schicken`,
  takeText:
    'Sie wird gespeichert, nicht geöffnet. Speichern Sie sie nur, wenn Sie sie erwarten.',
  unknownSender:
    'Vorsicht: Dieser Computer kennt diese Person noch nicht. Speichern Sie die Datei nur, wenn Sie darum gebeten haben.',
  take: 'Datei speichern',
  decline: 'Nein, danke',
  cancel: 'Abbrechen',
  asking: 'Warten auf die Zustimmung',
  sending: 'Wird gesendet',
  receiving: 'Wird empfangen',
  paused:
    'Warten auf die Verbindung. Dann geht es weiter, wo es aufgehört hat.',
  checking: 'Gleich fertig',
  arrived: 'Sie ist angekommen',
  saved: 'Gespeichert. Sie liegt bei Ihren Downloads.',
  savedElsewhere: 'Gespeichert, wo Sie es gewählt haben.',
  declined: 'Sie wurde nicht angenommen',
  cancelled: 'Es wurde abgebrochen',
  busy: 'Die andere Person entscheidet noch über eine andere Datei. Versuchen Sie es gleich noch einmal.',
  refused: 'Sie wurde abgelehnt. Solche Dateien können Schaden anrichten.',
  broken:
    'Die Datei kam beschädigt an und wurde nicht gespeichert. Sie muss noch einmal gesendet werden.',
  unreadable:
    'Die Datei kann nicht mehr gelesen werden. Vielleicht wurde sie verschoben oder geändert.',
  unsaved:
    'Die Datei konnte nicht gespeichert werden. Vielleicht ist nicht genug Platz.',
  gone: 'Diese Datei wird nicht mehr gesendet. Sie muss noch einmal gesendet werden.',
  problems: {
    empty: 'Diese Datei ist leer.',
    'too-large': 'Diese Datei ist zu groß. Möglich sind bis zu 100 MB.',
    kind: 'Solche Dateien können Schaden anrichten, deshalb werden sie nie gesendet. Speichern Sie sie als PDF, oder machen Sie ein Foto davon.',
    content:
      'Der Inhalt dieser Datei passt nicht zu ihrem Namen, deshalb wird sie nie gesendet. Speichern Sie sie als PDF, oder machen Sie ein Foto davon.',
    unreadable: 'Das kann nicht gelesen werden. Ist es ein Ordner?',
    'no-connection':
      'Nicht gesendet. Gerade besteht keine Verbindung. Versuchen Sie es noch einmal, wenn sie wieder da ist.',
    'one-at-a-time':
      'Eine Datei nach der anderen. Warten Sie, bis die erste fertig ist.',
    'too-many':
      'Das sind viele Dateien. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    older:
      'Die andere Seite ist eine ältere Version, die keine Dateien annehmen kann. Sie muss geschlossen und der Link noch einmal geöffnet werden.',
  },
}
