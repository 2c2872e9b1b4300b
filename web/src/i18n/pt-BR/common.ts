import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'Só um momento…',
  tagline: 'Basta um clique, sem baixar nada e sem cadastro.',
  tryAgain: 'Tentar de novo',
  testConnection: 'Testar minha conexão',
  backToHome: 'Voltar à página inicial',
  besideError: 'Algo nesta página não funcionou. O resto continua funcionando.',
  newVersion: 'Há uma versão nova.',
  loadNewVersion: 'Carregar a versão nova',
  support: 'Escreva para nós:',
  newTab: '(abre em outra guia)',
  needsJavaScript:
    'Para usar esta página, ative o JavaScript no seu navegador, por favor.',

  description: (appName: string) =>
    `Com o ${appName}, fica mais fácil ajudar a família no computador: eles mostram a tela e você vê. Basta um clique, sem baixar nada e sem cadastro.`,
  keywords: [
    'mostrar a tela',
    'compartilhar a tela',
    'ajudar os pais no computador',
    'ajuda com o computador em família',
    'sem baixar nada',
    'sem cadastro',
    'grátis',
  ],

  homeLink: (appName: string) => `${appName}, página inicial`,
  footerNavigation: 'Sobre este site',
  language: 'Idioma',
  privacyLink: 'Privacidade',
  termsLink: 'Termos de uso',
}
