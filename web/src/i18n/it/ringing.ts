import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Stiamo chiamando ${name}…`,
  rung: (name: string) => `Abbiamo chiamato ${name}.`,
  pageOpen: (name: string) =>
    `Abbiamo chiamato ${name}. La sua pagina è aperta.`,
  gone: (name: string) =>
    `Da qui non si può più chiamare ${name}, almeno fino alla prossima condivisione insieme. Telefoni. Lo schermo può condividerlo comunque qui.`,
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
  homeScreen:
    'Questo dispositivo può suonare quando qualcuno preme il suo pulsante. Prima metta questo sito nella schermata Home:',
  homeScreenSteps: [
    'Tocchi il pulsante di condivisione del browser, il quadrato con una freccia.',
    'Scelga «Aggiungi alla schermata Home».',
    'Apra Kinscreen da lì, e lì prepari il link e la suoneria.',
  ],
  browserCannot:
    'Questo browser non può suonare. Finché questa pagina è aperta, vedrà se qualcuno ha bisogno di lei.',
  isOn: 'Questo dispositivo squilla per le persone a cui lei lo permette. Glielo chiediamo durante e dopo una condivisione con qualcuno di nuovo.',
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
  letHeading: (name: string) => `${name} può chiamarla?`,
  letHeadingWithoutName: 'Questa persona può chiamarla la prossima volta?',
  letText:
    'Quando premerà il suo pulsante, questo dispositivo squillerà, anche se questa pagina è chiusa. Può togliere il permesso in qualsiasi momento.',
  letRing: (name: string) => `Permetti a ${name} di chiamarmi`,
  letRingWithoutName: 'Permetti di chiamarmi',
  letDone: (name: string) => `D’ora in poi ${name} può chiamarla.`,
  letDoneWithoutName: 'D’ora in poi questa persona può chiamarla.',
  letLater:
    'La sua pagina è già chiusa. Potrà chiamarla dopo la prossima condivisione insieme.',
  takeBack: (name: string) => `Togli il permesso a ${name}`,
  takeBackFrom: (date: string) =>
    `Togli il permesso alla persona aiutata il ${date}`,
  taken: (name: string) => `${name} non può più chiamarla.`,
  takenWithoutName: 'Questa persona non può più chiamarla.',
  takenLater:
    'Avrà pieno effetto quando il browser raggiungerà il suo servizio di notifiche. Controlli la connessione a Internet e riapra questa pagina.',
  othersLater:
    'Gli altri potranno chiamarla di nuovo dopo la prossima condivisione insieme.',
  answerHeading: 'Ora non può? Lo dica con un tocco:',
  tomorrowAt: (time: string) => `Domani alle ${time}`,
  sending: 'Invio della risposta…',
  delivered: 'Ora possono leggere la sua risposta.',
  lost: 'La sua risposta non è arrivata. Forse hanno chiuso la pagina.',
}
