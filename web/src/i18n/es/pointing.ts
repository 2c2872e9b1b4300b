import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Herramientas para señalar',
  point: 'Señalar',
  draw: 'Dibujar',
  number: 'Numerar',
  undo: 'Deshacer',
  clear: 'Borrar todo',

  keys: {
    point:
      'Haga clic o arrastre: la otra persona ve ahí una flecha. Con el teclado: las flechas mueven una cruz, Intro señala.',
    draw: 'Arrastre para dibujar una línea. Con el teclado: las flechas mueven una cruz, Intro empieza y termina la línea.',
    number:
      'Haga clic para numerar los pasos: 1, 2, 3. Con el teclado: las flechas mueven una cruz, Intro pone el número.',
  },
  moreKeys:
    'Mantenga pulsada Mayús para ir más despacio. Ctrl+Z deshace. Con Esc se vuelve a mover la imagen. La rueda, dos dedos, + y − amplían y reducen.',

  sent: 'Enviado',
  seen: 'La otra persona ve lo que usted señala',

  cross: (place: string) => `Cruz ${place}`,
  drawing: (place: string) => `Línea: ${place}`,
  places: {
    upperLeft: 'arriba a la izquierda',
    top: 'arriba en el centro',
    upperRight: 'arriba a la derecha',
    left: 'a la izquierda',
    middle: 'en el centro',
    right: 'a la derecha',
    lowerLeft: 'abajo a la izquierda',
    bottom: 'abajo en el centro',
    lowerRight: 'abajo a la derecha',
  },
}
