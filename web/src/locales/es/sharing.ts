import type { Texts } from 'src/locales/Texts'

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
  stopped: 'Ha dejado de mostrar su pantalla. Ahora nadie puede verla.',
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
  waitingText:
    'La persona que le ayuda todavía no ha abierto su página. Usted no tiene que hacer nada: todo empezará cuando esa persona llegue.',

  searching: 'Conectando con la persona que le ayuda…',
  searchingText:
    'La persona que le ayuda ya ha abierto su página, pero los dos ordenadores todavía no se han conectado.',

  sharing: 'Está mostrando su pantalla',
  sharingText:
    'La persona que le ayuda ve su pantalla. Use su ordenador como siempre y deje esta página abierta.',
  soundText:
    'La persona que le ayuda también oye el sonido de lo que usted muestra.',
  stop: 'Dejar de mostrar',
  hide: 'Ocultar mi pantalla',
  hidden: 'Su pantalla está oculta',
  hiddenText:
    'La persona que le ayuda no ve nada hasta que usted vuelva a mostrarla. Es un buen momento para escribir una contraseña.',
  hiddenSoundText: 'Esa persona tampoco oye nada.',
  show: 'Mostrar otra vez',

  reconnecting: 'Recuperando la conexión…',
  reconnectingText:
    'Se ha interrumpido la conexión con la persona que le ayuda. Deje esta página abierta: la conexión volverá sola.',
}
