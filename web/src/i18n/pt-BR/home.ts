import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: 'Ajude a sua família no computador',
  heading: 'Ajudar a família no computador, sem complicação',
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
    action: 'Mostrar minha tela',
    words: 'Tenho quatro palavras',
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
