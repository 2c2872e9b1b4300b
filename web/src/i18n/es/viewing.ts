import type { Texts } from 'src/i18n/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Ayudar a alguien',
  fromTitle: 'Ver una pantalla compartida',
  description:
    'Envíe un enlace y vea la pantalla de la persona a la que ayuda. Con un solo clic, sin descargar nada y sin registrarse.',

  inviteHeading: 'Envíe este enlace a la persona a la que ayuda',
  inviteText: 'La otra persona lo abre en su ordenador y pulsa un botón.',
  keepOpen:
    'Deje esta página abierta: aquí aparecerá la pantalla de esa persona.',

  theySee: (sentence: string) => `La otra persona verá: «${sentence}»`,
  addName: 'Añadir su nombre',
  changeName: 'Cambiar',
  nameLabel: 'Su nombre (opcional)',
  nameHint:
    'Para que la otra persona sepa que es usted. Se guarda en este dispositivo y va en el enlace. Nosotros nunca lo recibimos.',
  forgetName: 'Borrar mi nombre',
  chime: 'Un sonido cuando alguien llega o se va',
  arrivedTitle: 'La otra persona ha llegado',
  leftTitle: 'La otra persona se ha ido',

  continueHere: 'Continuar en este dispositivo',
  waiting: 'Esperando la pantalla de la otra persona',
  fromHeading: 'Aquí aparecerá la pantalla de la otra persona',
  fromText:
    'En cuanto la otra persona pulse el botón y elija una pantalla, usted la verá.',
  searching: 'Conectando con el otro ordenador…',
  searchingText:
    'La otra persona ha pulsado el botón, pero los dos ordenadores todavía no se han conectado.',
  choosing: 'La otra persona está eligiendo qué mostrar',
  choosingText:
    'El navegador de la otra persona le muestra esta ventana. Léale los dos pasos.',
  picture: 'Pantalla mostrada',
  hidden: 'La otra persona ha ocultado su pantalla',
  hiddenText: 'Volverá a verla cuando la otra persona la muestre.',
  empty: 'Ahora no hay nada que ver',
  emptyText:
    'Quizá la ventana esté minimizada. La verá de nuevo cuando la abran.',
  emptyScreenText:
    'Quizá la pantalla esté bloqueada, o el ordenador pregunte algo que solo se ve allí. Después volverá a verla.',
  reconnecting: 'Recuperando la conexión…',
  closed: 'Han cerrado la página. Si la abren de nuevo, aquí continúa.',
  soundOn: 'Activar el sonido',
  soundOff: 'Quitar el sonido',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  leave: 'Salir',

  stage: 'Ampliar y mover la imagen',
  keys: 'Gire la rueda o separe dos dedos para ampliar; arrastre para mover. Teclas: + y − amplían y reducen, 0 ajusta a la ventana, 1 muestra el tamaño real, las flechas mueven.',
  tools: 'Herramientas para la imagen',
  more: 'Más',
  shortcuts: 'Atajos de teclado',
  shortcutsHint:
    'Haz clic primero en la imagen y luego pulsa una de estas teclas.',
  moreTools: 'Más herramientas',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  fit: 'Ajustar a la ventana',
  actualSize: '100\u00a0%',
  zoomLevel: (percent: number) => `${percent}\u00a0%`,
  move: 'Mover',
  look: {
    left: 'Mover a la izquierda',
    up: 'Mover hacia arriba',
    down: 'Mover hacia abajo',
    right: 'Mover a la derecha',
  },
  savePicture: 'Guardar captura',
  savedPicture: 'Captura guardada',
  notSavedPicture: 'Su navegador no lo permite',
  pictureFileName: (when: string) => `Pantalla ${when}.png`,

  sharper: 'Más nítida',
  smoother: 'Más fluida',
  qualityPreference: [
    'La más nítida',
    'Nítida',
    'Equilibrada',
    'Fluida',
    'La más fluida',
  ],

  connectionUnknown: 'Conexión',
  connection: {
    good: 'Buena conexión',
    poor: 'Mala conexión',
    slow: 'Conexión lenta',
    unsteady: 'Conexión inestable',
  },
  connectionFaults: {
    delay: 'Hay retraso. La conexión entre ustedes es lenta o está cargada.',
    loss: 'Parte de la imagen se pierde y hay que enviarla otra vez.',
  },
  connectionDetails: 'Detalles de la conexión',
  openConnectionDetails: '(detalles)',
  figureNames: {
    size: 'Tamaño',
    framesPerSecond: 'Imágenes por segundo',
    roundTrip: 'Retardo (ida y vuelta)',
    data: 'Velocidad de datos',
    codec: 'Formato de vídeo',
    path: 'Ruta',
  },
  figures: {
    numbers: 'es',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/s`,
    direct: 'Directo',
    relayed: 'A través de un punto intermedio',
  },

  play: 'Mostrar la imagen',

  surface: {
    window: 'La otra persona muestra solo una ventana',
    browser: 'La otra persona muestra solo una pestaña',
    camera: 'Está viendo la cámara de la otra persona',
  },
  askForScreen: 'Pedir toda la pantalla',
  signIn: 'Iniciar sesión',
  askedForScreen:
    'Se lo hemos pedido. La otra persona ve ahora un botón para ello.',
}
