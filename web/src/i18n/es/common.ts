import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'Un momento…',
  tagline: 'Con un solo clic, sin descargar nada y sin registrarse.',
  tryAgain: 'Intentar de nuevo',
  testConnection: 'Probar mi conexión',
  backToHome: 'Volver al inicio',
  besideError:
    'Algo de esta página no ha funcionado. Todo lo demás sigue en marcha.',
  newVersion: 'Hay una versión nueva.',
  loadNewVersion: 'Cargar la versión nueva',
  support: 'Escríbanos:',
  newTab: '(se abre en otra pestaña)',
  needsJavaScript:
    'Para usar esta página, active JavaScript en su navegador, por favor.',

  description: (appName: string) =>
    `Con ${appName} es más fácil ayudar a su familia con el ordenador: ellos muestran su pantalla y usted la ve. Con un solo clic, sin descargar nada y sin registrarse.`,
  keywords: [
    'mostrar la pantalla',
    'compartir pantalla',
    'ayudar a los padres con el ordenador',
    'ayuda informática en familia',
    'sin descargas',
    'sin registro',
    'gratis',
  ],

  homeLink: (appName: string) => `${appName}, página de inicio`,
  footerNavigation: 'Acerca de este sitio',
  language: 'Idioma',
  privacyLink: 'Privacidad',
  termsLink: 'Condiciones de uso',
}
