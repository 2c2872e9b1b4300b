import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: 'Guardar o que fizemos',
  keepText:
    'Você recebe uma folha com uma imagem de cada passo, para imprimir ou ver de novo. Ela fica neste computador.',
  keepAgain: 'Guardar também os novos passos',
  kept: 'A folha está guardada neste computador. Neste site, ela está em “Minhas folhas”.',
  full: 'Não há mais espaço neste computador, então a folha não foi guardada. Mesmo assim, você pode imprimir ou salvar como arquivo.',
  denied:
    'Este navegador não nos deixa guardar a folha. Mesmo assim, você pode imprimir ou salvar como arquivo.',
  name: 'Nome da folha',
  useName: 'Usar este nome',
  usualName: (date: string) => `O que fizemos em ${date}`,
  print: 'Imprimir',
  saveFile: 'Salvar como arquivo',

  with: (name: string, date: string) => `Com ${name}, em ${date}`,
  made: (date: string) => `Feita em ${date}`,
  map: 'Onde fica na tela',
  footer: 'Da próxima vez, sua tela pode estar um pouco diferente.',

  suggest: 'Sugerir guardar',
  suggestText:
    'A outra pessoa recebe uma folha com uma imagem de cada passo, para imprimir ou ver de novo.',
  suggested: 'A outra pessoa já vê um botão para isso.',
  theyKept: 'A outra pessoa guardou a folha.',
  theyDeclined: 'A outra pessoa não quer guardar agora.',
  suggestion: 'Quem ajuda você sugere guardar estes passos em uma folha.',
  suggestionBy: (name: string) =>
    `${name} sugere guardar estes passos em uma folha.`,
  notNow: 'Agora não',

  leaveOut: 'Tirar esta imagem',
  askCopy: 'Pedir uma cópia',
  copyAsked: 'Estamos perguntando à outra pessoa.',
  copyComing: 'A outra pessoa disse que sim. A cópia está a caminho.',
  copyHere: 'Você tem uma cópia. Neste site, ela está em “Minhas folhas”.',
  copyDeclined: 'A outra pessoa prefere não dar uma cópia.',
  copyFailed: 'A cópia não chegou, ou este navegador não nos deixa guardar.',
  copyWish:
    'Quem ajuda você gostaria de uma cópia da folha, com as imagens da sua tela.',
  copyWishBy: (name: string) =>
    `${name} gostaria de uma cópia da folha, com as imagens da sua tela.`,
  giveCopy: 'Enviar uma cópia',
  copyGiven: 'Quem ajuda você recebe uma cópia da folha.',

  title: 'Minhas folhas',
  introduction:
    'O que você fez com ajuda, passo a passo. As folhas ficam neste computador. Nós não temos nenhuma cópia.',
  none: 'Ainda não há folhas. Quando alguém mostrar passos a você, aperte “Guardar o que fizemos”.',
  unavailable:
    'Este navegador não deixa este site guardar nada, então aqui não há folhas.',
  gone: 'Esta folha não está neste computador, ou não dá para ler.',
  stepCount: (count: number) =>
    plural('pt-BR', count, {
      one: `${count} passo`,
      many: `${count} passos`,
      other: `${count} passos`,
    }),
  room: (size: string) => `Elas ocupam ${size} neste computador.`,
  all: 'Todas as folhas',
  readAloud: 'Ler em voz alta',
  stopReading: 'Parar de ler',
  rename: 'Mudar o nome',
  remove: 'Apagar esta folha',
  removed: (name: string) => `“${name}” foi apagada.`,
  undo: 'Desfazer',
  removeAll: 'Apagar todas as folhas',
  removeAllQuestion: 'Apagar todas? Não dá para desfazer.',
  removeAllYes: 'Sim, apagar todas',
  removeAllNo: 'Não, guardar',
  removedAll: 'Todas as folhas foram apagadas.',
  view: 'A folha',
}
