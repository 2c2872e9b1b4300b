import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Mostrar a tela pelo celular',
  heading: 'Para mostrar a tela, use um computador, por favor',
  reason:
    'Em celulares e tablets, uma página da internet ainda não pode mostrar a tela. Em breve será possível.',
  stepsHeading: 'O que você pode fazer agora',
  steps: [
    'Abra o mesmo link em um computador, com Chrome, Edge, Firefox ou Safari.',
    'Para ver a tela de outra pessoa, este celular ou tablet serve.',
  ],

  sendHeading: 'Envie o link para o seu computador',
  sendText: 'Abra o link lá, por exemplo no seu e-mail, e aperte o botão.',
  send: 'Enviar o link…',
  mail: 'Enviar por e-mail',
  sendMessage: 'Abra este link no computador para mostrar a tela dele:',
  cameraHeading: 'Ou mostre com a câmera',
  cameraText:
    'Aponte este celular ou tablet para a outra tela, uma carta ou um aparelho. Quem ajuda você vê o que a câmera vê.',
  cameraAction: 'Usar a câmera',

  camera: {
    heading: 'Mostre com a sua câmera',
    whatHappens:
      'Essa pessoa vai ver o que a sua câmera vê e não vai ouvir nada. Você pode parar quando quiser.',
    action: 'Mostrar minha câmera',
    afterwards: 'Depois o navegador pede a câmera. Aperte “Permitir”.',
    stopped: 'Você parou. Agora ninguém vê nada.',
    choosingHeading: 'Permita a câmera',
    choosingSteps: [
      'O navegador pergunta se esta página pode usar a câmera.',
      'Aperte “Permitir”.',
    ],
    sharing: 'Você está mostrando a sua câmera',
    sharingText:
      'Aponte a câmera para o que quer mostrar. Deixe esta página aberta.',
    stop: 'Parar de mostrar',
    hide: 'Esconder a imagem',
    hidden: 'A sua câmera está escondida',
    hiddenText: 'Quem ajuda você não vê nada até você mostrar de novo.',
    show: 'Mostrar a imagem de novo',
  },
  preview: 'O que a sua câmera vê',
}
