import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Il link è in preparazione',
  linkLabel: 'Link da inviare',
  copy: 'Copia il link',
  copied: 'Copiato',
  share: 'Invia il link…',
  qrHeading: 'Oppure faccia inquadrare questo',
  qrLabel: 'Codice QR del link',
  moreWays: 'Altri modi per inviarlo',
  waysText: 'Il messaggio è già pronto. Nulla parte finché non lo invia lei.',
  mail: 'E-mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Ti aiuto con il computer',
      text: 'Ciao! Apri questo link sul tuo computer e premi il pulsante. Così vedo il tuo schermo e posso aiutarti:',
    },
    viewer: {
      subject: 'Mi aiuti con il computer?',
      text: 'Ciao! Mi aiuti con il computer? Apri questo link e vedrai il mio schermo appena lo mostro:',
    },
  },
  words: (place: string) =>
    `Siete al telefono? L’altra persona apre ${place} e scrive queste parole:`,
}
