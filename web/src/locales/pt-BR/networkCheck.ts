import type { Documents } from 'src/locales/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Testar minha conexão',
  introduction:
    'Leva alguns segundos, sem câmera e sem microfone, e ninguém é chamado.',
  steps: {
    signalling: 'Nosso servidor',
    stun: 'Um caminho direto até as outras pessoas',
    udp: 'Por um intermediário, o caminho rápido (UDP)',
    tcp: 'Por um intermediário com TCP',
    tls: 'Por um intermediário, como as páginas da web (TLS)',
  },
  outcomes: {
    testing: 'Testando',
    works: 'Funciona',
    answers: 'Responde, mas nada passa',
    refused: 'Não nos aceita',
    silent: 'Sem resposta',
    absent: 'Aqui não tem',
  },
  verdicts: {
    testing: { title: 'Testando a sua conexão', advice: '' },
    good: {
      title: 'A sua conexão é boa',
      advice: 'Tudo o que é preciso para compartilhar a tela funciona daqui.',
    },
    slow: {
      title: 'A sua conexão funciona',
      advice:
        'A sua rede bloqueia o caminho rápido, e a imagem pode chegar com um pequeno atraso. Você não precisa fazer nada.',
    },
    direct: {
      title: 'A sua conexão deve bastar',
      advice:
        'Daqui não se alcança nenhum intermediário, mas em casa quase nunca é preciso. Se vocês não conseguirem se conectar, tente outra rede, por exemplo a do celular.',
    },
    refused: {
      title: 'O intermediário não nos aceita',
      advice:
        'Não é culpa sua. Avise quem cuida deste site. Entre duas redes de casa costuma funcionar mesmo assim.',
    },
    blocked: {
      title: 'A sua rede bloqueia o compartilhamento de tela',
      advice:
        'Tente outra rede, por exemplo a do celular. Desligue a VPN, se houver uma. Depois teste de novo.',
    },
    offline: {
      title: 'O nosso servidor não responde',
      advice:
        'Outro site abre? Se não, verifique a sua internet. Se abre, talvez a sua rede nos bloqueie: desligue a VPN, se houver uma, ou tente outra rede.',
    },
  },
  again: 'Testar de novo',
}
