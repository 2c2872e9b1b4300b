import type { Texts } from 'src/i18n/Texts'

export const panel: Texts['panel'] = {
  title: 'Indicaciones para usted',
  sees: 'La persona que le ayuda ve su pantalla.',
  seesBy: (name: string) => `${name} ve su pantalla.`,
  limits:
    'La persona que le ayuda puede señalar cosas, pero no puede hacer clic ni escribir.',
  verified: 'Es la persona que creó el enlace.',
  ownsWords: 'Es la persona a la que pertenecen estas cuatro palabras.',
  hasLink: 'Esta persona tiene el enlace que usted envió.',
  sameHelper: (name: string, date: string) =>
    `Es ${name}, la misma persona que el ${date}.`,
  sameAsBefore: (name: string) => `Es ${name}, la misma persona que antes.`,
  notVerified: 'Sin verificar.',
  since: (time: string) => `Desde las ${time}.`,
  idle: 'Cuando la persona que le ayuda señale algo, usted lo verá aquí.',
  shows: 'La persona que le ayuda señala algo',
  showsBy: (name: string) => `${name} le señala algo`,
  place: {
    upperLeft: 'Mire arriba a la izquierda',
    top: 'Mire arriba',
    upperRight: 'Mire arriba a la derecha',
    left: 'Mire a la izquierda',
    middle: 'Mire en el centro',
    right: 'Mire a la derecha',
    lowerLeft: 'Mire abajo a la izquierda',
    bottom: 'Mire abajo',
    lowerRight: 'Mire abajo a la derecha',
  },
  closeUp: 'El lugar, ampliado',
  map: 'Su pantalla en pequeño',
  bigger: 'Letra más grande',
  open: 'Abrir la ventana de ayuda',
  openText: 'Queda siempre a la vista y le indica dónde mirar.',
  keepOnTop: 'Mantener a la vista',
}
