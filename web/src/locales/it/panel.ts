import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Le indicazioni per lei',
  sees: 'Chi la aiuta vede il suo schermo.',
  seesBy: (name: string) => `${name} vede il suo schermo.`,
  limits: 'Può indicare qualcosa. Non può fare clic né scrivere.',
  idle: 'Quando le indica qualcosa, lo vede qui.',
  shows: 'Le stanno indicando qualcosa',
  showsBy: (name: string) => `${name} le indica qualcosa`,
  place: {
    upperLeft: 'in alto a sinistra',
    top: 'in alto',
    upperRight: 'in alto a destra',
    left: 'a sinistra',
    middle: 'al centro',
    right: 'a destra',
    lowerLeft: 'in basso a sinistra',
    bottom: 'in basso',
    lowerRight: 'in basso a destra',
  },
  closeUp: 'Il punto, ingrandito',
  map: 'Tutto quello che mostra, in piccolo',
  bigger: 'Testo più grande',
  open: 'Apri la finestra di aiuto',
  openText: 'Resta in primo piano e le mostra dove guardare.',
  keepOnTop: 'Tieni in primo piano',
}
