import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Ayudar a alguien',
  fromTitle: 'Ver una pantalla',
  description:
    'Envíe un enlace y vea la pantalla de la persona a la que ayuda. Con un solo clic, sin descargar nada y sin registrarse.',

  inviteHeading: 'Envíe este enlace a la persona a la que ayuda',
  inviteText:
    'Lo abrirá en su ordenador y pulsará un botón. Deje esta página abierta: su pantalla aparecerá aquí.',

  nameLabel: 'Su nombre, si quiere',
  nameHint:
    'Así la otra persona ve quién quiere ayudarle. Solo se guarda en este dispositivo y nuestro servidor nunca lo recibe.',
  forgetName: 'Olvidar mi nombre',
  chime: 'Un sonido cuando alguien llega o se va',
  testConnection: 'Probar mi conexión',
  arrivedTitle: 'Ya está aquí',
  leftTitle: 'Ya se ha ido',

  waiting: 'Esperando a que muestre su pantalla',
  fromHeading: 'Aquí aparecerá su pantalla',
  fromText:
    'En cuanto la otra persona pulse el botón y elija una pantalla, usted la verá.',
  searching: 'Buscando un camino hasta el otro ordenador',
  searchingText:
    'La otra persona ha pulsado el botón, pero los dos ordenadores todavía no se encuentran.',
  choosing: 'Está eligiendo qué mostrar',
  choosingText:
    'Su navegador le pregunta qué pantalla quiere mostrar. Puede tardar un momento.',
  picture: 'Pantalla mostrada',
  hidden: 'La otra persona ha ocultado su pantalla',
  hiddenText: 'Volverá a verla cuando la muestre.',
  reconnecting: 'Recuperando la conexión…',
  soundOn: 'Activar el sonido',
  soundOff: 'Quitar el sonido',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  leave: 'Salir',

  stage: 'Ampliar y mover la imagen',
  keys: 'Gire la rueda o separe dos dedos para ampliar; arrastre para mover. Teclas: + y − amplían y reducen, 0 ajusta, 1 muestra al 100\u00a0%, las flechas mueven.',
  tools: 'Herramientas para la imagen',
  moreTools: 'Más herramientas',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  fit: 'Ajustar',
  actualSize: '100\u00a0%',
  zoomLevel: (percent: number) => `${percent}\u00a0%`,
  move: 'Mover la imagen',
  look: { left: 'Izquierda', up: 'Arriba', down: 'Abajo', right: 'Derecha' },
  savePicture: 'Guardar imagen',
  savedPicture: 'Imagen guardada',
  pictureFileName: (when: string) => `Pantalla ${when}.png`,

  sharper: 'Más nítida',
  smoother: 'Más fluida',
  smoothness: [
    'La más nítida',
    'Nítida',
    'Intermedia',
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
    delay:
      'Lo que ve llega con retraso: el camino entre ustedes es largo o está cargado.',
    loss: 'Algunas partes de la imagen se pierden por el camino y hay que enviarlas otra vez.',
  },
  connectionDetails: 'Detalles de la conexión',
  openConnectionDetails: '(detalles)',
  figureNames: {
    size: 'Tamaño',
    framesPerSecond: 'Imágenes por segundo',
    roundTrip: 'Ida y vuelta',
    data: 'Datos',
    codec: 'Formato de vídeo',
    path: 'Camino',
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
    window: 'Solo ve una ventana',
    browser: 'Solo ve una pestaña',
    camera: 'Ve lo que ve la cámara',
  },
  askForScreen: 'Pedir toda la pantalla',
  signIn: 'Iniciar sesión',
  askedForScreen:
    'Ya lo ha pedido. La otra persona tiene ahora un botón para ello.',
}
