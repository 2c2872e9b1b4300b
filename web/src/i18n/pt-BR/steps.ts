import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Clique aqui',
    'double-click-here': 'Clique duas vezes aqui',
    'right-click-here': 'Clique com o botão direito aqui',
    'type-here': 'Digite aqui',
    'press-enter': 'Aperte Enter',
    'scroll-down': 'Role para baixo',
    'wait-until-done': 'Espere terminar',
    'close-window': 'Feche esta janela',
  },

  heading: 'Passos',
  empty:
    'Escolha “Numerar” e clique na imagem. Cada número vira um passo que a outra pessoa pode seguir, um de cada vez.',
  full: (most: number) => `O máximo é de ${most} passos.`,
  list: 'Todos os passos',
  noWords: 'Ainda sem texto',
  words: (number: number) => `O que fazer no passo ${number}`,
  ownWords: 'Suas próprias palavras',
  ownWordsHint:
    'A outra pessoa lê as frases prontas na língua dela, e as suas do jeito que você escrever.',
  useWords: 'Usar',
  up: (number: number) => `Subir o passo ${number}`,
  down: (number: number) => `Descer o passo ${number}`,
  remove: (number: number) => `Remover o passo ${number}`,
  removed: 'O passo foi removido.',
  putBack: 'Colocar de volta',
  placeAgain: 'Apontar de novo',
  placing: (number: number) =>
    `Agora clique na imagem, no lugar do passo ${number}.`,
  cancel: 'Cancelar',
  showThem: 'Mostrar este passo',
  here: 'A outra pessoa está aqui',
  done: 'Pronto',
  notFound: 'Não está achando',
  noPicture: 'Não há imagem deste passo. Aponte de novo para tirar uma.',

  step: (number: number, count: number) => `Passo ${number} de ${count}`,
  picture: 'Imagem do lugar',
  noPictureHere: 'Não há imagem deste passo.',
  told: 'Quem ajuda você já sabe que você não está achando.',
  back: 'Passo anterior',
  next: 'Próximo passo',
  finished: 'Esse foi o último passo. Muito bem!',
}
