import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: 'Cobrir alguma coisa',
  coverMore: 'Mudar o que está coberto',
  covered: 'Uma parte da sua tela está coberta.',
  heading: 'O que deve ficar coberto?',
  hidden:
    'Clique ou arraste na imagem para colocar ali um quadro cinza. Quem ajuda você não vê nada até você mostrar a tela de novo.',
  stays:
    'Um quadro fica no seu lugar na tela. Ele não acompanha quando você rola ou move uma janela.',
  picture: 'Imagem da sua tela',
  taking: 'Tirando uma imagem da sua tela…',
  another: 'Tirar outra imagem em 5 segundos',
  anotherText: 'Não aparece na imagem? Então abra na sua tela.',
  awaited: 'Abra agora o que deve ficar coberto e depois volte aqui.',
  add: 'Adicionar um quadro',
  box: (number: number) => `Quadro ${number}`,
  remove: (number: number) => `Remover o quadro ${number}`,
  keys: 'As setas movem um quadro. Com Shift, elas aumentam ou diminuem o quadro. Delete remove.',
  full: 'Não cabem mais quadros.',
  showRest: 'Mostrar o resto da minha tela',
  problems: {
    'no-picture':
      'Não deu para tirar a imagem da sua tela. Tire outra, por favor.',
    resized:
      'A sua tela ou janela mudou de tamanho, por isso foi escondida. Veja se os quadros ainda estão no lugar certo e mostre de novo.',
    failed:
      'Não dá mais para cobrir nada, por isso a sua tela foi escondida. Quando você mostrar de novo, nada estará coberto.',
    'other-screen': 'Nada está coberto na tela que você acabou de escolher.',
  },
}
