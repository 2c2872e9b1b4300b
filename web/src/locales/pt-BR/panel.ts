import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Dicas de quem ajuda você',
  sees: 'Quem ajuda você vê a sua tela.',
  seesBy: (name: string) => `${name} vê a sua tela.`,
  limits: 'A pessoa pode apontar para algo, mas não pode clicar nem digitar.',
  idle: 'Quando quem ajuda você apontar para algo, você verá aqui.',
  shows: 'A pessoa está apontando para algo',
  showsBy: (name: string) => `${name} está apontando para algo`,
  place: {
    upperLeft: 'Olhe no alto, à esquerda',
    top: 'Olhe no alto',
    upperRight: 'Olhe no alto, à direita',
    left: 'Olhe à esquerda',
    middle: 'Olhe no meio',
    right: 'Olhe à direita',
    lowerLeft: 'Olhe embaixo, à esquerda',
    bottom: 'Olhe embaixo',
    lowerRight: 'Olhe embaixo, à direita',
  },
  closeUp: 'O lugar visto de perto',
  map: 'A sua tela em miniatura',
  bigger: 'Texto maior',
  open: 'Abrir a janela de ajuda',
  openText: 'Ela fica sempre por cima de tudo e mostra para onde olhar.',
  keepOnTop: 'Manter sempre à vista',
}
