import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: 'Conserva ciò che abbiamo fatto',
  keepText:
    'Avrà un foglio con un’immagine di ogni passo, da stampare o da riguardare. Resta su questo computer.',
  keepAgain: 'Conserva anche i nuovi passi',
  kept: 'Il foglio è conservato su questo computer. In questo sito lo trova in «I miei fogli».',
  full: 'Su questo computer non c’è più spazio, quindi il foglio non è conservato. Può comunque stamparlo o salvarlo come file.',
  denied:
    'Questo browser non ci lascia conservare il foglio. Può comunque stamparlo o salvarlo come file.',
  name: 'Nome del foglio',
  useName: 'Usa questo nome',
  usualName: (date: string) => `Ciò che abbiamo fatto il ${date}`,
  print: 'Stampa',
  saveFile: 'Salva come file',

  with: (name: string, date: string) => `Con ${name}, ${date}`,
  made: (date: string) => `Fatto il ${date}`,
  map: 'Dove si trova sullo schermo',
  footer: 'La prossima volta il suo schermo può essere un po’ diverso.',

  suggest: 'Proponi di conservarli',
  suggestText:
    'L’altra persona avrà un foglio con un’immagine di ogni passo, da stampare o da riguardare.',
  suggested: 'L’altra persona ora vede un pulsante per farlo.',
  theyKept: 'L’altra persona ha conservato il foglio.',
  theyDeclined: 'L’altra persona ora non vuole conservarlo.',
  suggestion: 'Chi la aiuta propone di conservare questi passi in un foglio.',
  suggestionBy: (name: string) =>
    `${name} propone di conservare questi passi in un foglio.`,
  notNow: 'Non ora',

  leaveOut: 'Togli questa immagine',
  askCopy: 'Chiedi una copia',
  copyAsked: 'Lo stiamo chiedendo all’altra persona.',
  copyComing: 'L’altra persona ha detto di sì. La copia sta arrivando.',
  copyHere: 'Ha una copia. In questo sito la trova in «I miei fogli».',
  copyDeclined: 'L’altra persona preferisce non dare una copia.',
  copyFailed:
    'La copia non è arrivata, o questo browser non ci lascia conservarla.',
  copyWish:
    'Chi la aiuta vorrebbe una copia del foglio, con le immagini del suo schermo.',
  copyWishBy: (name: string) =>
    `${name} vorrebbe una copia del foglio, con le immagini del suo schermo.`,
  giveCopy: 'Invia una copia',
  copyGiven: 'Chi la aiuta riceve una copia del foglio.',

  title: 'I miei fogli',
  introduction:
    'Ciò che ha fatto con un aiuto, passo per passo. I fogli sono su questo computer. Noi non ne abbiamo nessuna copia.',
  none: 'Non ci sono ancora fogli. Quando le mostrano dei passi, prema «Conserva ciò che abbiamo fatto».',
  unavailable:
    'Questo browser non lascia conservare niente a questo sito, quindi qui non ci sono fogli.',
  gone: 'Questo foglio non è su questo computer, o non si può leggere.',
  stepCount: (count: number) =>
    plural('it', count, {
      one: `${count} passo`,
      many: `${count} passi`,
      other: `${count} passi`,
    }),
  room: (size: string) => `Occupano ${size} su questo computer.`,
  all: 'Tutti i fogli',
  readAloud: 'Leggi ad alta voce',
  stopReading: 'Smetti di leggere',
  rename: 'Cambia il nome',
  remove: 'Elimina questo foglio',
  removed: (name: string) => `«${name}» è stato eliminato.`,
  undo: 'Annulla',
  removeAll: 'Elimina tutti i fogli',
  removeAllQuestion: 'Eliminarli tutti? Non si può annullare.',
  removeAllYes: 'Sì, elimina tutti',
  removeAllNo: 'No, conservali',
  removedAll: 'Tutti i fogli sono stati eliminati.',
  view: 'Il foglio',
}
