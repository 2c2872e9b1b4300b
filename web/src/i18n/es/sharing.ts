import type { Texts } from 'src/i18n/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Muestre su pantalla a la persona que le ayuda',
  description:
    'Pulse un botón y la persona que le ayuda verá su pantalla. Con un solo clic, sin descargar nada y sin registrarse.',

  heading: 'Muestre su pantalla a la persona que le ayuda',
  headingWithName: (name: string) => `${name} quiere ayudarle`,
  whatHappens: 'Esa persona puede mirar, pero no puede hacer clic ni escribir.',
  action: 'Mostrar mi pantalla',
  scamWarning:
    'Continúe solo si conoce a esta persona. Ningún banco y ninguna empresa le pedirá nunca esto.',
  interrupted:
    'Ya no se ve su pantalla, porque esta página se cerró o se volvió a cargar. Para seguir, pulse el botón.',
  stopped: 'Ha dejado de mostrar su pantalla. Ahora nadie puede verla.',
  surfaceGone:
    'La ventana o pestaña que mostraba se ha cerrado, o se ha dejado de mostrar. Ahora nadie ve su pantalla. ¿Quiere mostrar otra cosa?',
  cancelled: 'No se ha mostrado nada. Pulse otra vez el botón cuando quiera.',

  inviteHeading: 'Primero, envíe este enlace a la persona que le ayuda',
  inviteText: 'Cuando esa persona lo abra, verá lo que usted muestra.',

  choosingHeading: 'Elija lo que quiere mostrar',
  choosingSteps: [
    'Se ha abierto una ventana en su navegador.',
    'Haga clic en la imagen de su pantalla.',
    'Después haga clic en «Compartir» en esa ventana.',
  ],

  waiting: 'Esperando a la persona que le ayuda',
  waitingText: 'Todo empezará cuando esa persona abra su página.',

  searching: 'Conectando con la persona que le ayuda…',
  searchingText:
    'La página de la persona que le ayuda está abierta, pero los ordenadores todavía no se han conectado.',

  sharing: 'Está mostrando su pantalla',
  empty: 'Ahora no se ve nada de su pantalla',
  emptyText:
    'Quizá esté minimizada la ventana que muestra. Ábrala de nuevo y volverá a verse.',
  emptyScreenText:
    'Su ordenador no deja ver su pantalla a nadie en este momento. Quizá esté bloqueado o le pregunte algo. Después volverá a verse.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} ${isHeard ? 've y oye lo que usted muestra' : 'está mirando'}.`,
  who: {
    verified: 'La persona que creó el enlace',
    ownsWords: 'La persona cuyas palabras usted escribió',
    hasLink: 'La persona que tiene su enlace',
    sameHelper: (name: string, date: string) =>
      `${name}, la misma persona que el ${date},`,
    sameAsBefore: (name: string) => `${name}, la misma persona que antes,`,
    notVerified: 'Una persona sin verificar',
  },
  soundText:
    'La persona que le ayuda también oye el sonido de lo que usted muestra.',
  stop: 'Dejar de mostrar',
  hide: 'Ocultar mi pantalla',
  hidden: 'Su pantalla está oculta',
  hiddenText: 'Nadie ve nada. Puede escribir una contraseña.',
  hiddenSoundText: 'Nadie ve ni oye nada. Puede escribir una contraseña.',
  more: 'Más',
  show: 'Mostrar otra vez',

  reconnecting: 'Recuperando la conexión…',
  reconnectingText:
    'Se ha interrumpido la conexión. Deje esta página abierta: volverá sola.',
}
