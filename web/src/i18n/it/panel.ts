import type { Texts } from 'src/i18n/Texts'

export const panel: Texts['panel'] = {
  title: 'Indicazioni per lei',
  sees: 'Chi la aiuta vede il suo schermo.',
  seesBy: (name: string) => `${name} vede il suo schermo.`,
  limits:
    'Chi la aiuta può indicare qualcosa, ma non può fare clic né scrivere.',
  verified: 'È la persona che ha creato il link.',
  ownsWords: 'È la persona a cui appartengono queste quattro parole.',
  hasLink: 'Questa persona ha il link che lei ha mandato.',
  sameHelper: (name: string, date: string) =>
    `È ${name}, la stessa persona del ${date}.`,
  sameAsBefore: (name: string) => `È ${name}, la stessa persona di prima.`,
  notVerified: 'Non verificato.',
  since: (time: string) => `Dalle ${time}.`,
  idle: 'Quando chi la aiuta indica qualcosa, lei lo vede qui.',
  shows: 'Chi la aiuta le indica qualcosa',
  showsBy: (name: string) => `${name} le indica qualcosa`,
  place: {
    upperLeft: 'Guardi in alto a sinistra',
    top: 'Guardi in alto',
    upperRight: 'Guardi in alto a destra',
    left: 'Guardi a sinistra',
    middle: 'Guardi al centro',
    right: 'Guardi a destra',
    lowerLeft: 'Guardi in basso a sinistra',
    bottom: 'Guardi in basso',
    lowerRight: 'Guardi in basso a destra',
  },
  closeUp: 'Il punto, ingrandito',
  map: 'Il suo schermo in piccolo',
  bigger: 'Testo più grande',
  open: 'Apri la finestra di aiuto',
  openText: 'Resta sempre in primo piano e le mostra dove guardare.',
  keepOnTop: 'Tieni in primo piano',
}
