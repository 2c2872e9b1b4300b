import type { Texts } from 'src/i18n/Texts'

export const caller: Texts['caller'] = {
  calls: (name: string) => `Esta pessoa diz que se chama “${name}”.`,
  somebody: 'Alguém quer ver a sua tela.',
  firmHint:
    'Parece o nome de uma empresa ou de um órgão, por isso não será mostrado. Use o nome pelo qual conhecem você.',
  firmButton:
    'Parece o nome de uma empresa ou de um órgão. Como esta pessoa se chama?',

  question: 'Você ligou para esta pessoa ou ela ligou para você?',
  number:
    'O número estava em um aviso na tela, em uma mensagem ou em um anúncio? Então escolha “Ligaram para mim”.',
  coached:
    'Alguém está dizendo o que apertar aqui? Então escolha “Ligaram para mim”.',
  theyCalled: 'Ligaram para mim',
  iCalled: 'Eu liguei e conheço a pessoa',

  warning: 'Pare um momento',
  sentences: [
    'Golpistas dizem que são da Microsoft, do seu banco ou da polícia, ou que são da família.',
    'Dizem que é urgente e que você não pode contar a ninguém.',
    'Depois olham você entrar no banco e levam o seu dinheiro.',
  ],
  callBack:
    'Desligue e ligue de volta para um número que você já conhece. Quem é honesto vai entender.',
  stop: 'Desligar e parar',
  goOn: 'Tenho certeza. Continuar mesmo assim',

  stopped: 'Agora desligue o telefone',
  stoppedText: 'Ninguém viu a sua tela.',
  steps: [
    'É só desligar. Você não precisa explicar nada.',
    'Ligue para alguém de confiança, em um número que você já conhece.',
    'Você deu uma senha ou dinheiro, ou instalou alguma coisa? Ligue já para o seu banco, no número que está no cartão.',
  ],
}
