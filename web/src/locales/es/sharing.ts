import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Muestre su pantalla a quien le ayuda',
  description:
    'Pulse un botón y la persona que le ayuda verá su pantalla. Con un solo clic, sin descargar nada y sin registrarse.',

  heading: 'Muestre su pantalla a la persona que le ayuda',
  headingWithName: (name: string) => `${name} quiere ayudarle`,
  whatHappens:
    'Esa persona verá su pantalla. No puede hacer clic ni escribir nada, y usted puede parar cuando quiera.',
  action: 'Mostrar mi pantalla',
  afterwards:
    'Después, su navegador le pregunta qué pantalla quiere mostrar. Elíjala y pulse «Compartir» o «Permitir».',
  scamWarning:
    'Continúe solo si conoce a esta persona. Ningún banco y ninguna empresa le pedirá nunca esto.',
  stopped: 'Ha terminado. Ahora nadie ve su pantalla.',
  cancelled: 'No se ha mostrado nada. Pulse otra vez el botón cuando quiera.',

  inviteHeading: 'Primero, envíe este enlace a la persona que le ayuda',
  inviteText: 'Cuando lo abra, verá lo que usted muestra.',

  choosingHeading: 'Elija lo que quiere mostrar',
  choosingSteps: [
    'Se ha abierto una ventana en su navegador.',
    'Haga clic en la imagen de su pantalla.',
    'Después pulse «Compartir» o «Permitir» en esa ventana.',
  ],

  waiting: 'Esperando a la persona que le ayuda',
  waitingText:
    'Todavía no ha abierto su página. Usted no tiene que hacer nada: empezará solo cuando llegue.',

  searching: 'Buscando un camino hasta la persona que le ayuda',
  searchingText:
    'Ya ha abierto su página, pero los dos ordenadores todavía no se encuentran.',

  sharing: 'Está mostrando su pantalla',
  sharingText:
    'La persona que le ayuda ve su pantalla. Use su ordenador como siempre y deje esta página abierta.',
  soundText: 'También oye el sonido de lo que usted muestra.',
  stop: 'Dejar de mostrar',
  hide: 'Ocultar mi pantalla',
  hidden: 'Su pantalla está oculta',
  hiddenText:
    'La persona que le ayuda no ve nada hasta que usted vuelva a mostrarla. Es un buen momento para escribir una contraseña.',
  hiddenSoundText: 'Tampoco oye nada.',
  show: 'Volver a mostrar mi pantalla',

  reconnecting: 'Recuperando la conexión…',
  reconnectingText:
    'Se ha interrumpido la conexión con la persona que le ayuda. Deje esta página abierta: volverá sola.',
}
