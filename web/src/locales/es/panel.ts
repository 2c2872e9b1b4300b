import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Indicaciones para usted',
  sees: 'La persona que le ayuda ve su pantalla.',
  seesBy: (name: string) => `${name} ve su pantalla.`,
  limits: 'Puede señalar cosas. No puede hacer clic ni escribir.',
  idle: 'Cuando le señale algo, lo verá aquí.',
  shows: 'Le están señalando algo',
  showsBy: (name: string) => `${name} le señala algo`,
  place: {
    upperLeft: 'arriba a la izquierda',
    top: 'arriba',
    upperRight: 'arriba a la derecha',
    left: 'a la izquierda',
    middle: 'en el centro',
    right: 'a la derecha',
    lowerLeft: 'abajo a la izquierda',
    bottom: 'abajo',
    lowerRight: 'abajo a la derecha',
  },
  closeUp: 'El lugar, ampliado',
  map: 'Todo lo que usted muestra, en pequeño',
  bigger: 'Letra más grande',
  open: 'Abrir la ventana de ayuda',
  openText: 'Queda siempre a la vista y le muestra dónde mirar.',
  keepOnTop: 'Mantener a la vista',
}
