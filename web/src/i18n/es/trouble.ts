import type { Texts } from 'src/i18n/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Qué hacer',
  details: 'Datos técnicos para la persona que le ayuda',
  readOut: 'Si alguien le ayuda por teléfono, léale esto:',
  openSettings: 'Abrir los ajustes',
  openInChrome: 'Abrir en Chrome',
  openSecure: 'Abrir la página segura',
  copyLink: 'Copiar el enlace',
  copied: 'Copiado',

  system: {
    mac: [
      'Pulse abajo «Abrir los ajustes».',
      'Busque su navegador en la lista y active el interruptor que está al lado.',
      'Si su Mac lo pide, haga clic en «Salir y volver a abrir».',
      'Abra otra vez el enlace y pulse el botón.',
    ],
    windows: [
      'Pulse abajo «Abrir los ajustes».',
      'Active todo lo que permite a las aplicaciones y a su navegador capturar la pantalla.',
      'Vuelva a esta página y pulse otra vez el botón.',
    ],
    other: [
      'Puede que su ordenador esté preguntando si se puede compartir la pantalla. Si es así, acepte.',
      'Si no, cierre el navegador, ábralo de nuevo y vuelva al mismo enlace.',
    ],
  },
  refused: [
    'Haga clic en el pequeño símbolo junto a la dirección, arriba en el navegador.',
    'Busque la opción de compartir pantalla y póngala en «Preguntar» o «Permitir».',
    'Después pulse el botón de abajo.',
  ],
  refusedByFirefox: [
    'Vuelva a cargar esta página: pulse F5 o la flecha redonda de arriba del navegador.',
    'Después pulse otra vez el botón.',
    'Si el navegador sigue sin preguntar, haga clic en el pequeño símbolo junto a la dirección y luego en la cruz junto a compartir pantalla.',
  ],
  otherBrowser: [
    'Pulse abajo «Copiar el enlace».',
    'Abra Chrome, Edge, Firefox o Safari.',
    'Haga clic con el botón derecho en la barra de direcciones, arriba del todo (en una pantalla táctil, mantenga el dedo), elija «Pegar» y pulse Intro.',
  ],
  inChrome: [
    'Pulse abajo «Abrir en Chrome».',
    'Si no se abre nada, pulse «Copiar el enlace», abra su navegador y péguelo en la barra de direcciones, arriba del todo.',
  ],
  leaveApp: [
    'Toque los tres puntos o el icono de la brújula, arriba o abajo en esta pantalla.',
    'Elija «Abrir en el navegador» o «Abrir en Safari».',
    'Si no ve ninguna de las dos cosas, toque «Copiar el enlace», abra Safari y péguelo en la barra de direcciones.',
  ],
  camera: {
    other: [
      'Toque el pequeño símbolo junto a la dirección, arriba en el navegador.',
      'Toque «Permisos» y active la cámara.',
      'Después toque el botón de abajo.',
    ],
    ios: [
      'Toque el pequeño símbolo junto a la dirección.',
      'Abra los ajustes de este sitio web y ponga la cámara en «Permitir».',
      'Después toque el botón de abajo.',
    ],
  },
}
