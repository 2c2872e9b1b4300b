import type { RingingTexts } from 'src/locales/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Stiamo chiamando ${name}…`,
  rung: (name: string) => `Abbiamo chiamato ${name}.`,
  pageOpen: (name: string) =>
    `Abbiamo chiamato ${name}. La sua pagina è aperta.`,
  gone: (name: string) =>
    `Da qui non si può più chiamare ${name}. Telefoni e chieda di riattivare «Squilla su questo dispositivo».`,
  tooMany: (name: string) =>
    `Abbiamo già chiamato ${name} più volte. Aspetti un minuto, oppure telefoni.`,
  failed: (name: string) =>
    `Non è stato possibile chiamare ${name}. Riprovi, oppure telefoni.`,
  ring: (name: string) => `Chiama ${name}`,
  again: (name: string) => `Chiama di nuovo ${name}`,
  helperCannot: (name: string) => `${name} ora non può aiutare.`,
  freeToday: (name: string, time: string) =>
    `${name} può aiutare alle ${time}.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} può aiutare domani alle ${time}.`,
  comeBack:
    'Può chiudere questa pagina e premere di nuovo il pulsante a quell’ora.',
  tryLater: 'Può chiudere questa pagina e riprovare più tardi.',
  switchLabel: 'Squilla su questo dispositivo',
  switchText:
    'Quando qualcuno preme il suo pulsante, questo dispositivo squilla, anche se questa pagina è chiusa.',
  isOn: 'Questo dispositivo squilla per chi ha conservato il suo pulsante. Il loro computer lo impara alla prossima condivisione.',
  undo: 'Per annullare, lo disattivi qui. Allora nessuno potrà più far squillare questo dispositivo.',
  asking:
    'Il browser chiede se questo sito può mostrare notifiche. Lo consenta lì.',
  refused:
    'È ancora disattivato, perché il browser non può mostrare notifiche. Può riprovare.',
  blocked:
    'Il browser blocca le notifiche di questo sito. Faccia clic sull’icona accanto all’indirizzo web, consenta le notifiche, poi lo riattivi.',
  notSwitched:
    'Non è stato possibile attivarlo. Controlli la connessione a Internet e riprovi.',
  callers: 'Chi può chiamarla',
  callerLabel: (date: string) => `Nome della persona aiutata il ${date}`,
  callerHint: 'La notifica mostrerà questo nome. Resta in questo browser.',
  nameHeading: 'La prossima volta potrà chiamarla',
  nameLabel: 'Chi era?',
  saveName: 'Salva il nome',
  answerHeading: 'Ora non può? Lo dica con un tocco:',
  tomorrowAt: (time: string) => `Domani alle ${time}`,
  sending: 'Invio della risposta…',
  delivered: 'Ora possono leggere la sua risposta.',
  lost: 'La sua risposta non è arrivata. Forse hanno chiuso la pagina.',
}
