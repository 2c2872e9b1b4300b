import type { Texts } from 'src/locales/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'O que um clique na imagem faz',
  point: 'Apontar',
  draw: 'Desenhar',
  number: 'Numerar',
  undo: 'Desfazer',
  clear: 'Apagar tudo',

  keys: {
    point:
      'Clique ou arraste na imagem: a outra pessoa vê uma seta ali. Pelo teclado: as setas movem uma cruz, Enter aponta.',
    draw: 'Arraste na imagem para desenhar uma linha. Pelo teclado: as setas movem uma cruz, Enter começa e termina a linha.',
    number:
      'Clique na imagem para numerar os passos: 1, 2, 3. Pelo teclado: as setas movem uma cruz, Enter põe o número.',
  },
  moreKeys:
    'Com Shift fica mais preciso, Ctrl+Z desfaz, Esc volta a mover a imagem. A roda, dois dedos, + e − mudam o tamanho.',

  sent: 'Enviado',
  seen: 'A outra pessoa vê o que você aponta',

  cross: (place) => `Cruz: ${place}`,
  drawing: (place) => `Linha: ${place}`,
  places: {
    'top-left': 'em cima à esquerda',
    'top-center': 'em cima no centro',
    'top-right': 'em cima à direita',
    'middle-left': 'à esquerda',
    'middle-center': 'no centro',
    'middle-right': 'à direita',
    'bottom-left': 'embaixo à esquerda',
    'bottom-center': 'embaixo no centro',
    'bottom-right': 'embaixo à direita',
  },
}
