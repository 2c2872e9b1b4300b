import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'Não encontramos esta página',
    description:
      'Talvez haja um erro no endereço, ou a página tenha mudado de lugar.',
  },
  unknown: {
    shortTitle: 'Opa',
    title: 'Algo não deu certo',
    description:
      'Tente de novo mais tarde. Se ainda assim não funcionar, escreva para nós.',
  },
  network: {
    shortTitle: 'Erro',
    title: 'Não estamos conseguindo acessar a rede',
    description:
      'Veja se a sua internet está funcionando ou tente mais tarde. Se ainda assim não funcionar, escreva para nós.',
  },

  'sharer-left': {
    shortTitle: 'Até logo',
    title: 'A outra pessoa saiu',
    description: 'Ela pode voltar pelo mesmo link.',
  },
  'sharer-stopped': {
    shortTitle: 'Opa',
    title: 'A outra pessoa parou de mostrar a tela',
    description: 'Ela pode mostrar de novo pelo mesmo link.',
  },
  'sharer-returned': {
    shortTitle: 'Olá de novo',
    title: 'A outra pessoa voltou',
    description: 'Basta apertar o botão de novo. Aí você verá a tela aqui.',
  },
  'viewer-left': {
    shortTitle: 'Até logo',
    title: 'A pessoa que estava vendo saiu',
    description:
      'Se quiser mostrar a sua tela de novo, peça um novo link a ela.',
  },
  'already-viewing': {
    shortTitle: 'Opa',
    title: 'Já tem alguém vendo',
    description: 'Só uma pessoa de cada vez pode ver a tela.',
  },
  'viewer-not-proved': {
    shortTitle: 'Cuidado',
    title: 'Não temos certeza de que seja a pessoa que ajuda você',
    description:
      'Ninguém viu sua tela. O link pode ser antigo ou estar incompleto. Peça um link novo.',
  },
  'viewer-not-compared': {
    shortTitle: 'Cuidado',
    title: 'Alguém entrou sem o seu link',
    description:
      'Não conseguimos verificar quem era. Ninguém viu sua tela. Envie o link de novo para quem ajuda você.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Cuidado',
    title: 'Alguém continua tentando ver sua tela',
    description:
      'Ninguém viu sua tela. Primeiro ligue para quem ajuda você, em um número que você conhece, e depois envie o link em uma mensagem.',
  },
  'sharer-not-proved': {
    shortTitle: 'Cuidado',
    title: 'Não temos certeza de quem está aí',
    description:
      'Nada foi mostrado. O link pode ser antigo ou estar incompleto. Use um link novo.',
  },

  'invalid-account-details': {
    shortTitle: 'Opa',
    title: 'A senha ou o e-mail não confere',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Opa',
    title: 'Este e-mail já está em uso',
    description: 'Tente entrar com ele.',
  },
  'no-account-with-email': {
    shortTitle: 'Opa',
    title: 'Não encontramos esta conta',
    description: 'Confira o seu e-mail, por favor.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Opa',
    title: 'Não foi possível trocar a senha',
    description: 'Peça um novo link para trocar a senha.',
  },
  'accept-invite-already-member': {
    shortTitle: 'Opa',
    title: 'Não foi possível aceitar o convite',
    description: 'Você já faz parte desta equipe.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Opa',
    title: 'Não foi possível aceitar o convite',
    description: 'O convite é para outro e-mail.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Opa',
    title: 'Não foi possível aceitar o convite',
    description: 'O convite não vale mais.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Opa',
    title: 'Não foi possível aceitar o convite',
    description: 'O link do convite não é válido.',
  },

  'someone-else-sharing': {
    shortTitle: 'Ocupado',
    title: 'Outra pessoa está mostrando a tela',
    description:
      'Quem ajuda você está vendo a tela de outra pessoa. Espere terminar e tente de novo.',
  },
  'declined-by-viewer': {
    shortTitle: 'Opa',
    title: 'A sua chamada não foi aceita',
    description:
      'Talvez estejam esperando outra pessoa. Pergunte e aperte o botão de novo.',
  },
  'declined-by-sharer': {
    shortTitle: 'Opa',
    title: 'A outra pessoa não aceitou',
    description:
      'Talvez ela esteja esperando outra pessoa. Pergunte e tente de novo.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Quase lá',
    title: 'O seu computador precisa permitir primeiro',
    description:
      'Abra as configurações de privacidade do computador, procure “Gravação de Tela” e ative para este navegador. Depois feche o navegador, abra de novo e abra o mesmo link. Ninguém viu nada.',
  },
  'display-capture-unsupported': {
    shortTitle: 'Que pena',
    title: 'Este aparelho não pode mostrar a tela',
    description:
      'Celulares e tablets não conseguem mostrar a tela em uma página da internet. Abra o mesmo link em um computador.',
  },
  'display-capture-failed': {
    shortTitle: 'Opa',
    title: 'Não conseguimos mostrar a sua tela',
    description:
      'Ninguém viu nada. Tente de novo ou escolha outra tela ou outra janela.',
  },
  'not-secure-context': {
    shortTitle: 'Quase lá',
    title: 'Esta página não é segura',
    description:
      'Os navegadores só mostram a tela a partir de páginas seguras. Veja se o endereço começa com https:// e abra de novo.',
  },
  'browser-unsupported': {
    shortTitle: 'Que pena',
    title: 'Este navegador é antigo demais para mostrar a tela',
    description:
      'Abra o mesmo link em um navegador mais novo, em um computador: Chrome 72, Firefox 66, Safari 13 ou mais recente. Para assistir, bastam o Firefox 59 e o Safari 11.1.',
  },
  'webrtc-missing': {
    shortTitle: 'Que pena',
    title: 'Este navegador não consegue fazer a conexão',
    description:
      'Algo de que ele precisa está faltando ou desligado. Abra o mesmo link em uma versão atualizada do Chrome, Edge, Firefox ou Safari.',
  },
  'display-capture-refused': {
    shortTitle: 'Quase lá',
    title: 'O navegador está bloqueando o compartilhamento da tela',
    description:
      'Ele está ajustado para não mostrar a tela nesta página. Você pode mudar isso aqui e tentar de novo. Ninguém viu nada.',
  },
  'sign-in-required': {
    shortTitle: 'Quase lá',
    title: 'Entre primeiro, por favor',
    description:
      'Aqui só quem ajuda e entrou pode ver uma tela. É rápido e depois traz você de volta.',
  },
  'in-app-browser': {
    shortTitle: 'Quase lá',
    title: 'Abra este link no seu navegador, por favor',
    description:
      'Você abriu esta página dentro de outro aplicativo, e dali não dá para mostrar nada. O mesmo link funciona no seu navegador.',
  },
  'camera-refused': {
    shortTitle: 'Quase lá',
    title: 'O navegador está bloqueando a câmera',
    description:
      'Ninguém viu nada. Permita que esta página use a câmera e tente de novo.',
  },
  'calls-blocked': {
    shortTitle: 'Opa',
    title: 'Sua rede deixa passar as páginas, mas não as chamadas',
    description:
      'Pode ser por causa de uma VPN, de um antivírus ou da rede de uma empresa. “Testar minha conexão” mostra o que passa.',
  },
  'camera-failed': {
    shortTitle: 'Opa',
    title: 'Não conseguimos ligar a câmera',
    description:
      'Ninguém viu nada. Feche outros aplicativos que usam a câmera e tente de novo.',
  },
}
