import type { Texts } from 'src/locales/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'O que fazer',
  details: 'Detalhes para quem ajuda você',
  readOut: 'Se alguém ajuda você pelo telefone, leia isto em voz alta:',
  openSettings: 'Abrir os ajustes',
  openInChrome: 'Abrir no Chrome',
  openSecure: 'Abrir a página segura',
  copyLink: 'Copiar o link',
  copied: 'Copiado',

  system: {
    mac: [
      'Aperte “Abrir os ajustes” aqui embaixo.',
      'Ative a chave ao lado do nome do seu navegador.',
      'Encerre o navegador e abra de novo.',
      'Abra o mesmo link e aperte o botão outra vez.',
    ],
    windows: [
      'Aperte “Abrir os ajustes” aqui embaixo.',
      'Ative tudo o que permite aos aplicativos e ao navegador capturar a tela.',
      'Volte a esta página e aperte o botão outra vez.',
    ],
    other: [
      'Procure uma pergunta do computador sobre a tela e permita.',
      'Se não houver nenhuma, feche o navegador, abra de novo e abra o mesmo link.',
    ],
  },
  refused: [
    'Clique no pequeno sinal ao lado do endereço, no alto do navegador.',
    'Procure o compartilhamento de tela e deixe em “Perguntar” ou “Permitir”.',
    'Aperte de novo o botão aqui embaixo.',
  ],
  otherBrowser: [
    'Aperte “Copiar o link” aqui embaixo.',
    'Abra o Chrome, o Edge, o Firefox ou o Safari.',
    'Na linha lá no alto, segure o dedo ou clique com o botão direito, escolha “Colar” e aperte Enter.',
  ],
  inChrome: [
    'Aperte “Abrir no Chrome” aqui embaixo.',
    'Se nada abrir, aperte “Copiar o link” e cole na linha lá no alto do seu navegador.',
  ],
  leaveApp: [
    'Aperte os três pontos ou a pequena bússola na borda desta página.',
    'Escolha “Abrir no navegador” ou “Abrir no Safari”.',
    'Se não encontrar nenhum dos dois, aperte “Copiar o link” aqui embaixo e cole na linha lá no alto do Safari.',
  ],
  camera: {
    other: [
      'Aperte o pequeno sinal ao lado do endereço, no alto do navegador.',
      'Aperte “Permissões” e ative a câmera.',
      'Aperte de novo o botão aqui embaixo.',
    ],
    ios: [
      'Aperte o pequeno sinal ao lado do endereço.',
      'Abra os ajustes deste site e deixe a câmera em “Permitir”.',
      'Aperte de novo o botão aqui embaixo.',
    ],
  },
}
