import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'No encontramos esta página',
    description:
      'Quizá haya un error en la dirección, o la página haya cambiado de sitio.',
  },
  unknown: {
    shortTitle: 'Vaya',
    title: 'Algo no ha salido bien',
    description:
      'Inténtelo de nuevo más tarde. Si sigue sin funcionar, escríbanos.',
  },
  network: {
    shortTitle: 'Sin conexión',
    title: 'No conseguimos conectarnos a la red',
    description:
      'Compruebe que su conexión a Internet funciona o inténtelo más tarde. Si sigue sin funcionar, escríbanos.',
  },

  'sharer-left': {
    shortTitle: 'Hasta luego',
    title: 'La otra persona se ha ido',
    description: 'La otra persona puede volver con el mismo enlace.',
  },
  'sharer-stopped': {
    shortTitle: 'Vaya',
    title: 'La otra persona ha dejado de mostrar su pantalla',
    description:
      'La otra persona puede volver a mostrarla con el mismo enlace.',
  },
  'sharer-returned': {
    shortTitle: 'Hola otra vez',
    title: 'La otra persona ha vuelto',
    description:
      'Solo tiene que pulsar el botón de nuevo. Entonces verá su pantalla aquí.',
  },
  'viewer-left': {
    shortTitle: 'Hasta luego',
    title: 'La persona que miraba se ha ido',
    description:
      'Si quiere volver a mostrar su pantalla, pida un enlace nuevo a esa persona.',
  },
  'already-viewing': {
    shortTitle: 'Vaya',
    title: 'Ya hay alguien mirando',
    description: 'Solo una persona a la vez puede ver la pantalla.',
  },
  'viewer-not-proved': {
    shortTitle: 'Cuidado',
    title: 'No estamos seguros de que sea la persona que le ayuda',
    description:
      'Nadie ha visto su pantalla. Puede que el enlace sea antiguo o esté incompleto. Pida un enlace nuevo.',
  },
  'viewer-not-compared': {
    shortTitle: 'Cuidado',
    title: 'Alguien ha entrado sin su enlace',
    description:
      'No hemos podido comprobar quién era. Nadie ha visto su pantalla. Envíe otra vez el enlace a la persona que le ayuda.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Cuidado',
    title: 'Alguien intenta una y otra vez ver su pantalla',
    description:
      'Nadie ha visto su pantalla. Llame primero a la persona que le ayuda, a un número que usted conozca, y envíele el enlace en un mensaje.',
  },
  'sharer-not-proved': {
    shortTitle: 'Cuidado',
    title: 'No estamos seguros de quién está ahí',
    description:
      'No se ha mostrado nada. Puede que el enlace sea antiguo o esté incompleto. Use un enlace nuevo.',
  },

  'invalid-account-details': {
    shortTitle: 'Vaya',
    title: 'La contraseña o el correo electrónico no son correctos',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Vaya',
    title: 'Este correo electrónico ya está en uso',
    description: 'Pruebe a iniciar sesión con él.',
  },
  'no-account-with-email': {
    shortTitle: 'Vaya',
    title: 'No encontramos esta cuenta',
    description: 'Revise su dirección de correo electrónico, por favor.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Vaya',
    title: 'No se puede cambiar la contraseña',
    description: 'Pida un enlace nuevo para cambiar la contraseña.',
  },
  'accept-invite-already-member': {
    shortTitle: 'Vaya',
    title: 'No se puede aceptar la invitación',
    description: 'Usted ya pertenece a este equipo.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Vaya',
    title: 'No se puede aceptar la invitación',
    description: 'La invitación es para otra dirección de correo electrónico.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Vaya',
    title: 'No se puede aceptar la invitación',
    description: 'La invitación ha caducado.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Vaya',
    title: 'No se puede aceptar la invitación',
    description: 'El enlace de la invitación no es válido.',
  },

  'someone-else-sharing': {
    shortTitle: 'Ocupado',
    title: 'Otra persona está mostrando su pantalla',
    description:
      'La persona que le ayuda está viendo la pantalla de otra persona. Espere a que termine y vuelva a intentarlo.',
  },
  'declined-by-viewer': {
    shortTitle: 'Vaya',
    title: 'La persona que le ayuda no ha aceptado',
    description:
      'Puede que esa persona espere a alguien más. Pregúntele y vuelva a pulsar el botón.',
  },
  'declined-by-sharer': {
    shortTitle: 'Vaya',
    title: 'La otra persona no ha aceptado',
    description:
      'Puede que esa persona espere a alguien más. Pregúntele y vuelva a intentarlo.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Ya casi está',
    title: 'Su ordenador tiene que permitirlo primero',
    description: 'Nadie ha visto nada. Se hace así:',
  },
  'display-capture-unsupported': {
    shortTitle: 'Lo sentimos',
    title: 'Este dispositivo no puede mostrar su pantalla',
    description:
      'Los teléfonos y las tabletas no pueden mostrar su pantalla desde una página web. Abra el mismo enlace en un ordenador.',
  },
  'display-capture-failed': {
    shortTitle: 'Vaya',
    title: 'No hemos podido mostrar su pantalla',
    description:
      'Nadie ha visto nada. Inténtelo de nuevo o elija otra pantalla u otra ventana.',
  },
  'not-secure-context': {
    shortTitle: 'Ya casi está',
    title: 'Esta página no es segura',
    description:
      'Los navegadores solo muestran una pantalla desde páginas seguras. Compruebe que la dirección empieza por https:// y ábrala de nuevo.',
  },
  'browser-unsupported': {
    shortTitle: 'Lo sentimos',
    title: 'Este navegador es demasiado antiguo para mostrar la pantalla',
    description:
      'Abra el mismo enlace en un ordenador, con un Chrome, Edge, Firefox o Safari actualizado.',
  },
  'webrtc-missing': {
    shortTitle: 'Lo sentimos',
    title: 'Este navegador no puede establecer la conexión',
    description:
      'Falta algo que necesita para ello, o está desactivado. Abra el mismo enlace con un Chrome, Edge, Firefox o Safari actualizado.',
  },
  'display-capture-refused': {
    shortTitle: 'Ya casi está',
    title: 'Su navegador no deja mostrar la pantalla',
    description:
      'Está configurado para no mostrar ninguna pantalla en esta página. Puede cambiarlo aquí e intentarlo otra vez. Nadie ha visto nada.',
  },
  'sign-in-required': {
    shortTitle: 'Ya casi está',
    title: 'Inicie sesión primero, por favor',
    description:
      'Aquí solo pueden ver una pantalla quienes ayudan y han iniciado sesión. Es un momento, y después vuelve aquí.',
  },
  'in-app-browser': {
    shortTitle: 'Ya casi está',
    title: 'Abra este enlace en su navegador, por favor',
    description:
      'Lo ha abierto dentro de otra aplicación, y ahí no se puede mostrar nada. El mismo enlace funciona en su navegador.',
  },
  'camera-refused': {
    shortTitle: 'Ya casi está',
    title: 'Su navegador bloquea la cámara',
    description:
      'Nadie ha visto nada. Permita que esta página use la cámara e inténtelo otra vez.',
  },
  'calls-blocked': {
    shortTitle: 'Vaya',
    title: 'Su red deja pasar las páginas, pero no las llamadas',
    description:
      'Puede deberse a una VPN, un antivirus o la red de una empresa. «Probar mi conexión» muestra qué pasa y qué no.',
  },
  'camera-failed': {
    shortTitle: 'Vaya',
    title: 'No hemos podido encender la cámara',
    description:
      'Nadie ha visto nada. Cierre otras aplicaciones que usen la cámara e inténtelo otra vez.',
  },
}
