import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Prepariamo il suo link…',
  linkLabel: 'Link da inviare',
  copy: 'Copia il link',
  copied: 'Link copiato. Ora lo incolli in un messaggio.',
  notCopied:
    'Il browser non ha permesso di copiarlo. Il link è selezionato: ci faccia clic con il tasto destro, o lo tenga premuto, e scelga «Copia».',
  share: 'Invia il link…',
  qrHeading: 'Oppure faccia inquadrare questo codice',
  qrLabel: 'Codice QR del link',
  moreWays: 'Altri modi per inviarlo',
  waysText:
    'Il messaggio è già scritto. Non parte nulla finché lei non preme Invia.',
  mail: 'E-mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Ti aiuto con il computer',
      text: 'Ciao! Apri questo link sul tuo computer e premi il pulsante grande. Così potrò vedere il tuo schermo e aiutarti:',
    },
    viewer: {
      subject: 'Mi aiuti con il computer?',
      text: 'Ciao! Mi aiuti con il computer? Apri questo link e vedrai il mio schermo appena lo mostro:',
    },
  },
  words: (place: string) =>
    `Siete al telefono? L’altra persona apre ${place} e scrive queste quattro parole:`,
}
