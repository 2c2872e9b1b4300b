import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: 'Usar siempre el mismo enlace',
  keepLinkText:
    'Tendrá un enlace y cuatro palabras propias. No cambian, así que las personas a las que ayuda podrán volver a encontrarle con un solo botón.',
  making: 'Estamos creando su enlace. Puede tardar hasta un minuto…',
  made: 'Este es ahora su propio enlace. Envíe este.',
  kept: 'Este es su propio enlace. Es el mismo cada vez que usted abre esta página en este navegador.',
  elsewhere:
    'Su propio enlace se está usando en otra pestaña. El de esta pestaña es otro.',
  lost: 'Este navegador ya no tiene su propio enlace. Quienes todavía lo usan, o usan su botón, no pueden llegar a usted. Cree uno nuevo y envíeselo.',
  notMade:
    'No hemos podido crear su enlace. Compruebe su conexión a Internet y vuelva a intentarlo.',
  newLink: 'Obtener un enlace nuevo',
  newLinkText:
    'Su enlace y sus cuatro palabras dejarán de funcionar para quienes los tengan, y también los botones que hayan guardado.',
  replace: 'Sí, reemplazar mi enlace',

  offerWithoutName: '¿Quiere un botón para la persona que le ayuda?',
  offerText:
    'La próxima vez que necesite ayuda, abra este sitio y púlselo. No le hará falta ningún enlace.',
  nameLabel: 'Nombre en el botón',
  keepButton: 'Guardar el botón en este ordenador',
  keptButton: (place: string, button: string) =>
    `Listo. La próxima vez, vaya a ${place} y pulse «${button}».`,

  heading: 'Quienes le ayudan',
  getHelp: (name: string) => `Pedir ayuda a ${name}`,
  removing: 'Quitar un botón',
  remove: (name: string) => `Quitar a ${name}`,
  removed: (name: string) => `Se ha quitado el botón de ${name}.`,
  undo: 'Deshacer',

  icon: {
    desktop: 'Poner un icono en el escritorio de este ordenador',
    device: 'Poner un icono en este dispositivo',
    text: 'La próxima vez, el icono abrirá este sitio y no tendrá que escribir la dirección.',
    removeFromDesktop:
      'Para quitarlo más adelante, ábralo, haga clic en los tres puntos de arriba y elija desinstalarlo.',
    removeFromDevice:
      'Podrá quitarlo más adelante como cualquier otra aplicación.',
    added: 'Listo. La próxima vez, haga clic en el icono.',
  },
}
