import type { Texts } from 'src/i18n/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Otra persona ha abierto su enlace',
  atSharer:
    'Puede ser la persona que le ayuda, en otro dispositivo, o alguien que usted no conoce. Esa persona no ve nada hasta que usted diga que sí.',
  admitAtSharer: 'Mostrarle mi pantalla',
  refuseAtSharer: 'No mostrarla',
  atViewer:
    'Esa persona quiere mostrarle la pantalla. La persona a la que usted ayudaba todavía puede volver.',
  admitAtViewer: 'Ver la pantalla',
  refuseAtViewer: 'Seguir esperando',
  turnAway: 'Espero a otra persona',

  strangerHeading: 'Alguien quiere mostrarle la pantalla',
  strangerText:
    'No podemos saber si esa persona tiene su enlace. ¿Acaba de leerle sus cuatro palabras a alguien?',
  refuseStranger: 'Ahora no',
  strangerWaits: 'Todo empezará cuando esa persona diga que sí en su página.',

  doubtHeading: '¿Es la persona que le ayuda?',
  doubtText:
    'Alguien ha entrado sin su enlace. Esa persona no ve nada hasta que usted diga que sí.',
  compare: 'Pregúntele sus dos palabras. Deben ser las mismas que estas:',
  yourWords: 'Si le preguntan por sus dos palabras, diga estas:',
}
