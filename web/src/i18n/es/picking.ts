import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: 'Dibujo de la ventana en la que usted elige qué mostrar',
  onlyChosen: 'La persona que le ayuda solo verá lo que usted elija.',
  onlyChosenBy: (name: string) => `${name} solo verá lo que usted elija.`,
  steps: {
    chromium: [
      'Haga clic en la imagen de su pantalla.',
      'Haga clic abajo en «Compartir».',
    ],
    firefox: [
      'Abra la lista y elija «Pantalla completa».',
      'Haga clic en «Permitir».',
    ],
    safari: [
      'Haga clic en «Permitir compartir la pantalla».',
      'Si aparece un botón en medio de la pantalla, haga clic también en él.',
    ],
  },

  dialog: {
    title: 'Elige lo que quieres compartir',
    tab: 'Pestaña',
    window: 'Ventana',
    screen: 'Toda la pantalla',
    screenFirefox: 'Pantalla completa',
    cancel: 'Cancelar',
    share: 'Compartir',
    question: '¿Permitir que esta página vea su pantalla?',
    list: 'Seleccionar ventana o pantalla',
    block: 'Bloquear',
    allow: 'Permitir',
    allowScreen: 'Permitir compartir la pantalla',
    allowWindow: 'Permitir compartir la ventana',
    dontAllow: 'No permitir',
  },

  change: 'Mostrar otra cosa',
  asked: 'La persona que le ayuda quiere ver toda su pantalla.',
  askedBy: (name: string) => `${name} quiere ver toda su pantalla.`,
  wholeScreen: 'Mejor mostrar toda la pantalla',
  changing:
    'Elija qué quiere mostrar en su lugar. Hasta entonces, la persona que le ayuda sigue viendo lo mismo que antes.',
  kept: 'No ha cambiado nada. La persona que le ayuda sigue viendo lo mismo que antes.',
  surface: {
    monitor: 'Está mostrando toda su pantalla.',
    window:
      'Está mostrando una sola ventana. La persona que le ayuda no ve nada más.',
    browser:
      'Está mostrando una sola pestaña de su navegador. La persona que le ayuda no ve nada más.',
  },
}
