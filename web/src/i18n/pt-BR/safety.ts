import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: 'Algo está errado',
  nothing: 'Daqui ninguém vê nem ouve mais nada.',
  over: 'Agora ninguém vê mais nada',
  steps: [
    'Desligue o telefone.',
    'Ligue para alguém que você conhece, em um número que você conhece.',
    'Queriam dinheiro, cartões-presente, códigos ou um programa? Então é golpe. Avise aqui:',
  ],
  paid: 'Já pagou ou passou um código? Ligue primeiro para o seu banco.',
  country: 'País',
  chooseCountry: 'Escolha o seu país',
  police: 'Polícia',
  bank: 'Seu banco',
  microphone: 'O seu microfone fica desligado até você ligar de novo.',
  fine: 'Tudo bem, mostrar de novo',
  fineHidden: 'Tudo bem, voltar',
  done: 'Já fiz isso',
}
