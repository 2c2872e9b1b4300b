import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: 'Ajude a sua família no computador',
  heading: 'Ajudar a família no computador, sem complicação',
  tagline: 'Basta um clique, sem baixar nada e sem cadastro.',
  introduction: 'Eles apertam um botão e você vê a tela.',
  choicesHeading: 'O que você quer fazer?',

  help: {
    heading: 'Quero ajudar',
    description:
      'Você recebe um link para enviar. Quando a pessoa abre o link e aperta o botão, você vê a tela dela.',
    action: 'Ajudar alguém',
  },
  share: {
    heading: 'Preciso de ajuda',
    description:
      'Mostre a sua tela a alguém de confiança. A pessoa pode olhar, mas não pode clicar nem digitar.',
    action: 'Mostrar minha tela',
  },

  reassurancesHeading: 'Bom saber',
  stored: {
    heading: 'Nada fica guardado',
    description: 'Nunca gravamos a sua tela nem guardamos nada dela.',
  },
  direct: {
    heading: 'Direto entre vocês dois',
    description: 'A imagem vai de um navegador ao outro, criptografada.',
  },
  free: {
    heading: 'Grátis',
    description: 'Nada a pagar, nada a instalar, sem conta.',
  },

  warning:
    'Um estranho ligou pedindo isso? Desligue. Mostre a sua tela só para alguém que você conhece.',
}
