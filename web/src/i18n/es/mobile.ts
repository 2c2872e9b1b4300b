import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Mostrar la pantalla desde un teléfono',
  heading: 'Para mostrar la pantalla, use un ordenador, por favor',
  reason:
    'Los teléfonos y las tabletas no pueden mostrar su pantalla desde una página web.',
  onComputer: (place: string) =>
    `En su ordenador, vaya a ${place} y escriba estas cuatro palabras:`,
  onComputerOwn: (place: string) => `En su ordenador, vaya a ${place}.`,
  toSee:
    'Para ver la pantalla de otra persona, este teléfono o esta tableta le sirve.',

  sendHeading: 'Enviar el enlace a su ordenador',
  send: 'Enviar el enlace…',
  mail: 'Enviármelo por correo',
  sendMessage: 'Abra este enlace en su ordenador para mostrar su pantalla:',
  cameraHeading: 'O use la cámara de este teléfono',
  cameraText: 'La persona que le ayuda verá lo que vea la cámara.',
  cameraAction: 'Usar la cámara',

  camera: {
    heading: 'Muéstrelo con su cámara',
    whatHappens:
      'La persona que le ayuda verá lo que vea su cámara, pero no oirá nada. Usted puede parar cuando quiera.',
    action: 'Mostrar mi cámara',
    afterwards: 'Su navegador pedirá usar la cámara. Toque «Permitir».',
    stopped: 'Ha dejado de mostrar la imagen. Ahora nadie ve nada.',
    choosingHeading: 'Permita la cámara',
    choosingSteps: [
      'Su navegador pregunta si esta página puede usar la cámara.',
      'Toque «Permitir».',
    ],
    sharing: 'Está mostrando su cámara',
    stop: 'Apagar la cámara',
    hide: 'Ocultar la imagen',
    hidden: 'Su cámara está oculta',
    hiddenText:
      'La persona que le ayuda no ve nada hasta que usted vuelva a mostrar la imagen.',
    show: 'Mostrar otra vez',
  },
  preview: 'Lo que ve su cámara',
}
