import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Indicações para você',
  sees: 'Quem ajuda você está vendo a sua tela.',
  seesBy: (name: string) => `${name} está vendo a sua tela.`,
  limits: 'A pessoa pode apontar. Ela não pode clicar nem digitar.',
  idle: 'Quando a pessoa apontar para algo, você verá aqui.',
  shows: 'Quem ajuda você está apontando para algo',
  showsBy: (name: string) => `${name} está apontando para algo`,
  place: {
    upperLeft: 'no alto à esquerda',
    top: 'no alto',
    upperRight: 'no alto à direita',
    left: 'à esquerda',
    middle: 'no meio',
    right: 'à direita',
    lowerLeft: 'embaixo à esquerda',
    bottom: 'embaixo',
    lowerRight: 'embaixo à direita',
  },
  closeUp: 'O lugar, ampliado',
  map: 'Tudo o que você mostra, em tamanho pequeno',
  bigger: 'Texto maior',
  open: 'Abrir a janela de ajuda',
  openText: 'Ela fica sempre à vista e mostra para onde olhar.',
  keepOnTop: 'Manter sempre à vista',
}
