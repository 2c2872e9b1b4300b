import type { Texts } from 'src/i18n/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Qualcun altro ha aperto il suo link',
  atSharer:
    'Forse è chi la aiuta, da un altro dispositivo, o forse qualcuno che lei non conosce. Questa persona non vede nulla finché lei non dice di sì.',
  admitAtSharer: 'Mostra il mio schermo',
  refuseAtSharer: 'Non mostrarlo',
  atViewer:
    'Questa persona vuole mostrarle il suo schermo. La persona che lei stava aiutando può ancora tornare.',
  admitAtViewer: 'Guarda il suo schermo',
  refuseAtViewer: 'Continua ad aspettare',
  turnAway: 'Aspetto un’altra persona',

  strangerHeading: 'Qualcuno vuole mostrarle il suo schermo',
  strangerText:
    'Non possiamo sapere se questa persona ha il suo link. Ha appena letto le sue quattro parole a qualcuno?',
  refuseStranger: 'Non ora',
  strangerWaits:
    'Tutto comincerà quando chi la aiuta dirà di sì sulla sua pagina.',

  doubtHeading: 'È la persona che la aiuta?',
  doubtText:
    'Qualcuno è arrivato senza il suo link. Questa persona non vede nulla finché lei non dice di sì.',
  compare: 'Le chieda le sue due parole. Devono essere le stesse di queste:',
  yourWords: 'Se le chiedono le sue due parole, dica queste:',
}
