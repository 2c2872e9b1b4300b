import type { Texts } from 'src/i18n/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'O que fazer',
  details: 'Detalhes técnicos para quem ajuda você',
  readOut: 'Se alguém ajuda você pelo telefone, leia isto em voz alta:',
  openSettings: 'Abrir configurações',
  openInChrome: 'Abrir no Chrome',
  openSecure: 'Abrir a página segura',
  copyLink: 'Copiar o link',
  copied: 'Copiado',

  system: {
    mac: [
      'Aperte “Abrir configurações” aqui embaixo.',
      'Procure o seu navegador na lista e ligue o botão ao lado do nome dele.',
      'Se o Mac perguntar, clique em “Encerrar e Reabrir”.',
      'Abra o mesmo link de novo e aperte o botão.',
    ],
    windows: [
      'Aperte “Abrir configurações” aqui embaixo.',
      'Ligue os botões que permitem aos aplicativos e ao navegador capturar a tela.',
      'Volte a esta página e aperte o botão outra vez.',
    ],
    other: [
      'Talvez o computador esteja perguntando se a tela pode ser mostrada. Se estiver, clique em “Permitir”.',
      'Se não estiver, feche o navegador, abra de novo e volte ao mesmo link.',
    ],
  },
  refused: [
    'Clique no pequeno ícone ao lado do endereço, no alto do navegador.',
    'Procure o compartilhamento de tela e deixe em “Perguntar” ou “Permitir”.',
    'Depois aperte o botão aqui embaixo.',
  ],
  refusedByFirefox: [
    'Recarregue esta página: aperte F5 ou a seta redonda no alto do navegador.',
    'Depois aperte o botão de novo.',
    'Se o navegador continuar sem perguntar, clique no pequeno ícone ao lado do endereço e depois no X ao lado do compartilhamento de tela.',
  ],
  otherBrowser: [
    'Aperte “Copiar o link” aqui embaixo.',
    'Abra o Chrome, o Edge, o Firefox ou o Safari.',
    'Clique com o botão direito na barra de endereço, no alto (em tela de toque, mantenha o dedo nela), escolha “Colar” e aperte Enter.',
  ],
  inChrome: [
    'Aperte “Abrir no Chrome” aqui embaixo.',
    'Se nada abrir, aperte “Copiar o link”, abra o seu navegador e cole na barra de endereço, no alto.',
  ],
  leaveApp: [
    'Toque nos três pontos ou no ícone da bússola, no alto ou embaixo desta tela.',
    'Escolha “Abrir no navegador” ou “Abrir no Safari”.',
    'Se não encontrar nenhum dos dois, toque em “Copiar o link” aqui embaixo, abra o Safari e cole na barra de endereço.',
  ],
  camera: {
    other: [
      'Toque no pequeno ícone ao lado do endereço, no alto do navegador.',
      'Toque em “Permissões” e ative a câmera.',
      'Depois toque no botão aqui embaixo.',
    ],
    ios: [
      'Toque no pequeno ícone ao lado do endereço.',
      'Abra os ajustes deste site e deixe a câmera em “Permitir”.',
      'Depois toque no botão aqui embaixo.',
    ],
  },
}
