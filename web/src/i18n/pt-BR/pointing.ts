import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Ferramentas para apontar',
  point: 'Apontar',
  draw: 'Desenhar',
  number: 'Numerar',
  undo: 'Desfazer',
  clear: 'Apagar tudo',

  keys: {
    point:
      'Clique ou arraste: a outra pessoa verá uma seta ali. Pelo teclado: as setas movem a cruz, Enter aponta.',
    draw: 'Arraste para desenhar uma linha. Pelo teclado: as setas movem a cruz, Enter começa e termina a linha.',
    number:
      'Clique para numerar os passos: 1, 2, 3. Pelo teclado: as setas movem a cruz, Enter põe o número.',
  },
  moreKeys:
    'Segure Shift para passos menores. Ctrl+Z desfaz. Esc volta a mover a imagem. A rodinha, dois dedos ou + e − mudam o tamanho.',

  sent: 'Enviado',
  seen: 'A outra pessoa vê o que você aponta',

  cross: (place: string) => `Cruz: ${place}`,
  drawing: (place: string) => `Linha: ${place}`,
  places: {
    upperLeft: 'em cima à esquerda',
    top: 'em cima no centro',
    upperRight: 'em cima à direita',
    left: 'à esquerda',
    middle: 'no centro',
    right: 'à direita',
    lowerLeft: 'embaixo à esquerda',
    bottom: 'embaixo no centro',
    lowerRight: 'embaixo à direita',
  },
}
