import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Testar minha conexão',
  introduction:
    'Leva alguns segundos. Não usa a câmera nem o microfone e não liga para ninguém.',
  steps: {
    signalling: 'Nosso servidor',
    stun: 'Conexão direta',
    udp: 'Por um ponto intermediário, o caminho rápido (UDP)',
    tcp: 'Por um ponto intermediário com TCP',
    tls: 'Por um ponto intermediário, como as páginas da web (TLS)',
  },
  outcomes: {
    testing: 'Testando…',
    works: 'Funciona',
    answers: 'Responde, mas nada passa',
    refused: 'Recusa a conexão',
    silent: 'Sem resposta',
    absent: 'Este site não tem',
  },
  verdicts: {
    testing: { title: 'Testando a sua conexão', advice: '' },
    good: {
      title: 'A sua conexão é boa',
      advice: 'Tudo o que é preciso para mostrar a tela funciona.',
    },
    slow: {
      title: 'A sua conexão funciona',
      advice:
        'A sua rede bloqueia o caminho mais rápido, e a imagem pode chegar com um pequeno atraso. Você não precisa fazer nada.',
    },
    direct: {
      title: 'A sua conexão deve bastar',
      advice:
        'Daqui não se alcança nenhum ponto intermediário, mas em casa quase nunca é preciso. Se vocês não conseguirem se conectar, tentem outra rede, por exemplo a do celular.',
    },
    refused: {
      title: 'O ponto intermediário recusa a conexão',
      advice:
        'Não é culpa sua. Avise quem cuida deste site. Entre duas redes de casa costuma funcionar mesmo assim.',
    },
    blocked: {
      title: 'A sua rede bloqueia o compartilhamento de tela',
      advice:
        'Tente outra rede, por exemplo a do celular. Desligue a VPN, se houver uma. Depois teste de novo.',
    },
    pagesOnly: {
      title: 'Sua rede deixa passar as páginas, mas não as chamadas',
      advice:
        'Pode ser por causa de uma VPN, de um antivírus ou da rede de uma empresa. Desligue a VPN, se usar uma, ou tente outra rede, como a do celular. Depois, teste de novo.',
    },
    offline: {
      title: 'Não conseguimos acessar o nosso servidor',
      advice:
        'Outro site abre? Se não, verifique a sua internet. Se abre, talvez a sua rede nos bloqueie: desligue a VPN, se houver uma, ou tente outra rede.',
    },
  },
  again: 'Testar de novo',
}
