import type { Texts } from 'src/i18n/Texts'

export const files: Texts['files'] = {
  send: 'Invia un file',
  drop: 'Rilasci qui il file per inviarlo',
  kinds: {
    picture: 'Immagine',
    pdf: 'PDF',
    document: 'Documento',
    table: 'Foglio di calcolo',
    slides: 'Presentazione',
    sound: 'Audio',
    video: 'Video',
    other: 'File',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  megabytes: (amount: string) => `${amount} MB`,
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  theyOffer: 'L’altra persona vuole inviarle un file',
  helperOffers: 'Chi la aiuta vuole inviarle un file',
  nameOffers: (name: string) => `${name} vuole inviarle un file`,
  takeText: 'Verrà salvato, non aperto. Lo salvi solo se lo aspetta.',
  unknownSender:
    'Attenzione: questo computer non conosce ancora questa persona. Lo salvi solo se l’ha chiesto Lei.',
  take: 'Salva il file',
  decline: 'No, grazie',
  cancel: 'Annulla',
  asking: 'In attesa che venga accettato',
  sending: 'Invio',
  receiving: 'Ricezione',
  paused: 'In attesa della connessione. Riprenderà da dove si è fermato.',
  checking: 'Quasi finito',
  arrived: 'È arrivato',
  saved: 'Salvato. È nei suoi download.',
  savedElsewhere: 'Salvato nel posto che ha scelto.',
  declined: 'Non è stato accettato',
  cancelled: 'È stato annullato',
  busy: 'L’altra persona sta ancora decidendo su un altro file. Riprovi tra un momento.',
  refused: 'È stato rifiutato. I file di questo tipo possono fare danni.',
  broken:
    'Il file è arrivato danneggiato e non è stato salvato. Va inviato di nuovo.',
  unreadable:
    'Il file non si può più leggere. Forse è stato spostato o modificato.',
  unsaved:
    'Non è stato possibile salvare il file. Forse non c’è abbastanza spazio.',
  gone: 'Questo file non è più in invio. Va inviato di nuovo.',
  problems: {
    empty: 'Questo file è vuoto.',
    'too-large': 'Questo file è troppo grande. Il massimo è 100 MB.',
    kind: 'I file di questo tipo possono fare danni, perciò non vengono mai inviati. Lo salvi come PDF o gli scatti una foto.',
    content:
      'Il contenuto di questo file non corrisponde al nome, perciò non viene mai inviato. Lo salvi come PDF o gli scatti una foto.',
    unreadable: 'Non si può leggere. È una cartella?',
    'no-connection':
      'Non inviato. In questo momento non c’è connessione. Riprovi quando torna.',
    'one-at-a-time': 'Un file alla volta. Aspetti che il primo sia finito.',
    'too-many': 'Sono molti file. Aspetti un minuto, poi riprovi.',
    older:
      'L’altra pagina è una versione più vecchia che non può ricevere file. Va chiusa e il link va aperto di nuovo.',
  },
}
