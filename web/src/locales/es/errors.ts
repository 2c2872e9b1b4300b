import type { Texts } from 'src/locales/Texts'

const cannotAcceptInvitation = (description: string) => ({
  shortTitle: 'Vaya',
  title: 'No se puede aceptar la invitación',
  description,
})

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
    description: 'Puede volver con el mismo enlace.',
  },
  'sharer-stopped': {
    shortTitle: 'Vaya',
    title: 'La otra persona ha dejado de mostrar su pantalla',
    description: 'Puede volver a mostrarla con el mismo enlace.',
  },
  'viewer-left': {
    shortTitle: 'Hasta luego',
    title: 'La persona que miraba se ha ido',
    description:
      'Si quiere volver a mostrar su pantalla, pídale un enlace nuevo.',
  },
  'already-viewing': {
    shortTitle: 'Vaya',
    title: 'Ya hay alguien mirando',
    description: 'Solo una persona a la vez puede ver la pantalla.',
  },

  'invalid-account-details': {
    shortTitle: 'Vaya',
    title: 'La contraseña o el correo electrónico no coinciden',
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
  'accept-invite-already-member': cannotAcceptInvitation(
    'Usted ya pertenece a este equipo.'
  ),
  'accept-invite-email-mismatch': cannotAcceptInvitation(
    'La invitación es para otra dirección de correo electrónico.'
  ),
  'accept-invite-token-expired': cannotAcceptInvitation(
    'La invitación ha caducado.'
  ),
  'accept-invite-token-invalid': cannotAcceptInvitation(
    'El enlace de la invitación no es válido.'
  ),

  'someone-else-sharing': {
    shortTitle: 'Ocupado',
    title: 'Otra persona está mostrando su pantalla',
    description:
      'La persona que le ayuda está viendo otra pantalla en este momento. Espere un poco y vuelva a intentarlo.',
  },
  'declined-by-viewer': {
    shortTitle: 'Vaya',
    title: 'No han aceptado su llamada',
    description:
      'Puede que esperen a otra persona. Pregunte y vuelva a pulsar el botón.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Ya casi está',
    title: 'Su ordenador tiene que permitirlo primero',
    description:
      'Abra los ajustes de privacidad de su ordenador, busque «Grabación de pantalla» y actívela para este navegador. Después cierre el navegador, ábralo de nuevo y abra el mismo enlace.',
  },
  'display-capture-unsupported': {
    shortTitle: 'Lo sentimos',
    title: 'Este dispositivo no puede mostrar su pantalla',
    description:
      'Los teléfonos y las tabletas todavía no pueden hacerlo. Abra el mismo enlace en un ordenador.',
  },
  'display-capture-failed': {
    shortTitle: 'Vaya',
    title: 'No se ha podido mostrar la pantalla',
    description:
      'Nadie ha visto nada. Inténtelo de nuevo o elija otra pantalla u otra ventana.',
  },
  'not-secure-context': {
    shortTitle: 'Ya casi está',
    title: 'Esta dirección no es segura',
    description:
      'Los navegadores solo muestran una pantalla desde páginas seguras. Compruebe que la dirección empieza por https:// y ábrala de nuevo.',
  },
  'browser-unsupported': {
    shortTitle: 'Lo sentimos',
    title: 'Este navegador es demasiado antiguo para esto',
    description:
      'Abra el mismo enlace en un navegador más nuevo, en un ordenador: Chrome 72, Firefox 66, Safari 13 o posterior. Para mirar bastan Firefox 59 y Safari 11.1.',
  },
  'display-capture-refused': {
    shortTitle: 'Ya casi está',
    title: 'Su navegador no le ha preguntado',
    description:
      'Está configurado para no mostrar ninguna pantalla en esta página. Nadie ha visto nada. Puede cambiarlo aquí e intentarlo otra vez.',
  },
  'sign-in-required': {
    shortTitle: 'Ya casi está',
    title: 'Inicie sesión primero, por favor',
    description:
      'Aquí solo pueden ver una pantalla quienes ayudan y han iniciado sesión. Es un momento, y después vuelve aquí.',
  },
  'in-app-browser': {
    shortTitle: 'Ya casi está',
    title: 'Abra este enlace en su propio navegador, por favor',
    description:
      'Esta página está abierta dentro de otra aplicación, y desde ahí no se puede mostrar nada. El mismo enlace funciona en su propio navegador.',
  },
  'camera-refused': {
    shortTitle: 'Ya casi está',
    title: 'La cámara todavía no está permitida',
    description:
      'Nadie ha visto nada. Permita que esta página use la cámara e inténtelo otra vez.',
  },
  'camera-failed': {
    shortTitle: 'Vaya',
    title: 'No se ha podido encender la cámara',
    description:
      'Nadie ha visto nada. Cierre otras aplicaciones que usen la cámara e inténtelo otra vez.',
  },
}
