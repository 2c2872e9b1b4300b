import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Il link è in preparazione',
  linkLabel: 'Link da inviare',
  copy: 'Copia il link',
  copied: 'Copiato',
  share: 'Invia il link…',
  shareText:
    'Basta aprire questo link e premere il pulsante, così vedo lo schermo:',
  words: 'Siete al telefono? Legga questo ad alta voce:',
  qrHeading: 'Oppure faccia inquadrare questo',
  qrLabel: 'Codice QR del link',
}
