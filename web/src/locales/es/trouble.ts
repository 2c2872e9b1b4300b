import type { Texts } from 'src/locales/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Qué hacer',
  details: 'Detalles para la persona que le ayuda',
  readOut: 'Si alguien le ayuda por teléfono, léale esto:',
  openSettings: 'Abrir los ajustes',
  openInChrome: 'Abrir en Chrome',
  openSecure: 'Abrir la página segura',
  copyLink: 'Copiar el enlace',
  copied: 'Copiado',

  system: {
    mac: [
      'Pulse abajo «Abrir los ajustes».',
      'Active el interruptor junto al nombre de su navegador.',
      'Cierre del todo el navegador y ábralo de nuevo.',
      'Abra el mismo enlace y pulse otra vez el botón.',
    ],
    windows: [
      'Pulse abajo «Abrir los ajustes».',
      'Active todo lo que permite a las aplicaciones y al navegador tomar imágenes de la pantalla.',
      'Vuelva a esta página y pulse otra vez el botón.',
    ],
    other: [
      'Busque una pregunta de su ordenador sobre la pantalla y acéptela.',
      'Si no hay ninguna, cierre el navegador, ábralo de nuevo y abra el mismo enlace.',
    ],
  },
  refused: [
    'Haga clic en el pequeño símbolo junto a la dirección, arriba en el navegador.',
    'Busque la opción de compartir pantalla y póngala en «Preguntar» o «Permitir».',
    'Pulse otra vez el botón de abajo.',
  ],
  otherBrowser: [
    'Pulse abajo «Copiar el enlace».',
    'Abra Chrome, Edge, Firefox o Safari.',
    'En la línea de arriba del todo, mantenga el dedo o haga clic con el botón derecho, elija «Pegar» y pulse Intro.',
  ],
  inChrome: [
    'Pulse abajo «Abrir en Chrome».',
    'Si no se abre nada, pulse «Copiar el enlace» y péguelo en la línea de arriba del todo de su navegador.',
  ],
  leaveApp: [
    'Pulse los tres puntos o la pequeña brújula en el borde de esta página.',
    'Elija «Abrir en el navegador» o «Abrir en Safari».',
    'Si no encuentra ninguna de las dos cosas, pulse abajo «Copiar el enlace» y péguelo en la línea de arriba del todo de Safari.',
  ],
  camera: {
    other: [
      'Pulse el pequeño símbolo junto a la dirección, arriba en el navegador.',
      'Pulse «Permisos» y active la cámara.',
      'Pulse otra vez el botón de abajo.',
    ],
    ios: [
      'Pulse el pequeño símbolo junto a la dirección.',
      'Abra los ajustes de este sitio web y ponga la cámara en «Permitir».',
      'Pulse otra vez el botón de abajo.',
    ],
  },
}
