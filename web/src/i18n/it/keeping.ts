import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: 'Usa sempre lo stesso link',
  keepLinkText:
    'Avrà un link e quattro parole tutte sue. Non cambiano, così chi riceve il suo aiuto può ritrovarla con un solo pulsante.',
  making: 'Stiamo creando il suo link. Può volerci fino a un minuto…',
  made: 'Ora questo è il suo link. Invii questo.',
  kept: 'Questo è il suo link. È lo stesso ogni volta che apre questa pagina in questo browser.',
  elsewhere:
    'Il suo link è in uso in un’altra scheda. Quello di questa scheda è diverso.',
  lost: 'Questo browser non ha più il suo link. Chi lo usa ancora, o usa il suo pulsante, non può raggiungerla. Ne crei uno nuovo e lo invii a queste persone.',
  notMade:
    'Non è stato possibile creare il suo link. Controlli la connessione a Internet e riprovi.',
  newLink: 'Richiedi un nuovo link',
  newLinkText:
    'Il suo link e le sue quattro parole non funzioneranno più per chi li ha, e nemmeno i pulsanti che ha conservato.',
  replace: 'Sì, sostituisci il mio link',

  offerWithoutName: 'Vuole un pulsante per chi la aiuta?',
  offerText:
    'La prossima volta che le serve aiuto, apra questo sito e lo prema. Non le servirà alcun link.',
  nameLabel: 'Nome sul pulsante',
  keepButton: 'Conserva il pulsante su questo computer',
  keptButton: (place: string, button: string) =>
    `Fatto. La prossima volta vada su ${place} e prema «${button}».`,

  heading: 'Chi la aiuta',
  getHelp: (name: string) => `Chiedi aiuto a ${name}`,
  removing: 'Rimuovi un pulsante',
  remove: (name: string) => `Rimuovi ${name}`,
  removed: (name: string) => `Il pulsante di ${name} è stato rimosso.`,
  undo: 'Annulla',

  icon: {
    desktop: 'Metti un’icona sul desktop di questo computer',
    device: 'Metti un’icona su questo dispositivo',
    text: 'La prossima volta l’icona aprirà questo sito, senza dover scrivere l’indirizzo.',
    removeFromDesktop:
      'Per rimuoverla in seguito, la apra, faccia clic sui tre puntini in alto e scelga di disinstallarla.',
    removeFromDevice: 'In seguito potrà rimuoverla come qualsiasi altra app.',
    added: 'Fatto. La prossima volta faccia clic sull’icona.',
  },
}
