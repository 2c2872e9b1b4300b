import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: 'Ajude a sua família no computador',
  heading: 'Ajudar a família no computador, sem complicação',
  tagline: 'Basta um clique, sem baixar nada e sem cadastro.',
  introduction: 'Sua família aperta um botão e você vê a tela dela.',
  sheets: 'Minhas folhas',
  choicesHeading: 'O que você quer fazer?',

  help: {
    heading: 'Quero ajudar',
    description:
      'Nós preparamos um link para você enviar. Quando a pessoa abrir o link e apertar o botão, você verá a tela dela.',
    action: 'Ajudar alguém',
  },
  share: {
    heading: 'Preciso de ajuda',
    description:
      'Mostre a sua tela a alguém de confiança. A pessoa pode olhar, mas não pode clicar nem digitar nada.',
    action: 'Mostrar minha tela',
  },

  reassurancesHeading: 'Bom saber',
  stored: {
    heading: 'Nada fica guardado',
    description: 'Nunca gravamos nem guardamos o que aparece na sua tela.',
  },
  direct: {
    heading: 'Direto e privado',
    description:
      'A sua tela vai direto para o navegador da outra pessoa, criptografada o caminho inteiro.',
  },
  free: {
    heading: 'Grátis',
    description: 'Sem pagar, sem instalar, sem criar conta.',
  },

  warning:
    'Alguém que você não conhece ligou pedindo isso? Desligue. Só mostre a sua tela a quem você conhece.',
}
