import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Mostrar la pantalla desde un teléfono',
  heading: 'Para mostrar la pantalla, use un ordenador, por favor',
  reason:
    'En los teléfonos y las tabletas, una página web todavía no puede mostrar la pantalla. Pronto será posible.',
  stepsHeading: 'Qué puede hacer ahora',
  steps: [
    'Abra el mismo enlace en un ordenador, con Chrome, Edge, Firefox o Safari.',
    'Para ver la pantalla de otra persona, este teléfono o esta tableta le sirve.',
  ],

  sendHeading: 'Enviar el enlace a su ordenador',
  sendText: 'Ábralo allí, por ejemplo en su correo, y pulse el botón.',
  send: 'Enviar el enlace…',
  mail: 'Enviar por correo',
  sendMessage: 'Abra este enlace en su ordenador para mostrar su pantalla:',
  cameraHeading: 'O muéstrelo con la cámara',
  cameraText:
    'Apunte este teléfono o tableta a la otra pantalla, a una carta o a un aparato. Quien le ayuda ve lo que ve la cámara.',
  cameraAction: 'Usar la cámara',

  camera: {
    heading: 'Muéstrelo con su cámara',
    whatHappens:
      'La persona que le ayuda verá lo que vea su cámara, y no oirá nada. Puede parar cuando quiera.',
    action: 'Mostrar mi cámara',
    afterwards: 'Después, su navegador pide la cámara. Pulse «Permitir».',
    stopped: 'Ha terminado. Ahora nadie ve nada.',
    choosingHeading: 'Permita la cámara',
    choosingSteps: [
      'Su navegador pregunta si esta página puede usar la cámara.',
      'Pulse «Permitir».',
    ],
    sharing: 'Está mostrando su cámara',
    sharingText:
      'Apunte la cámara a lo que quiera mostrar. Deje esta página abierta.',
    stop: 'Dejar de mostrar',
    hide: 'Ocultar la imagen',
    hidden: 'Su cámara está oculta',
    hiddenText:
      'La persona que le ayuda no ve nada hasta que usted vuelva a mostrar la imagen.',
    show: 'Volver a mostrar la imagen',
  },
  preview: 'Lo que ve su cámara',
}
