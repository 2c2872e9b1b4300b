import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Llamando a ${name}…`,
  rung: (name: string) => `Hemos llamado a ${name}.`,
  pageOpen: (name: string) =>
    `Hemos llamado a ${name}. Su página está abierta.`,
  gone: (name: string) =>
    `Ya no se puede llamar a ${name} desde aquí, al menos hasta la próxima vez que compartan. Llame por teléfono. Aquí puede compartir su pantalla igualmente.`,
  tooMany: (name: string) =>
    `Ya hemos llamado varias veces a ${name}. Espere un minuto o llame por teléfono.`,
  failed: (name: string) =>
    `No hemos podido llamar a ${name}. Inténtelo de nuevo o llame por teléfono.`,
  ring: (name: string) => `Llamar a ${name}`,
  again: (name: string) => `Volver a llamar a ${name}`,
  helperCannot: (name: string) => `${name} no puede ayudar en este momento.`,
  freeToday: (name: string, time: string) =>
    `${name} puede ayudar a las ${time}.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} puede ayudar mañana a las ${time}.`,
  comeBack: 'Puede cerrar esta página y volver a pulsar el botón a esa hora.',
  tryLater: 'Puede cerrar esta página e intentarlo más tarde.',
  switchLabel: 'Avisarme en este dispositivo',
  switchText:
    'Cuando alguien pulse su botón, este dispositivo sonará, aunque esta página esté cerrada.',
  homeScreen:
    'Este dispositivo puede sonar cuando alguien pulse su botón. Primero añada este sitio a la pantalla de inicio:',
  homeScreenSteps: [
    'Toque el botón de compartir del navegador, el cuadrado con una flecha.',
    'Elija «Añadir a pantalla de inicio».',
    'Abra Kinscreen desde ahí y prepare ahí su enlace y el aviso sonoro.',
  ],
  browserCannot:
    'Este navegador no puede sonar. Mientras esta página esté abierta, verá si alguien le necesita.',
  isOn: 'Este dispositivo suena para las personas a las que usted lo permite. Se lo preguntamos cuando alguien nuevo comparte con usted, y también después.',
  undo: 'Para deshacerlo, desactívelo aquí. Entonces nadie podrá hacer sonar este dispositivo.',
  asking:
    'Su navegador pregunta si este sitio puede mostrar notificaciones. Acéptelo allí.',
  refused:
    'Sigue desactivado, porque el navegador no tiene permiso para mostrar notificaciones. Puede intentarlo de nuevo.',
  blocked:
    'Su navegador bloquea las notificaciones de este sitio. Haga clic en el icono junto a la dirección web, permita las notificaciones y vuelva a activarlo.',
  notSwitched:
    'No se ha podido activar. Compruebe su conexión a Internet y vuelva a intentarlo.',
  callers: 'Quién puede llamarle',
  callerLabel: (date: string) =>
    `Nombre de la persona a la que ayudó el ${date}`,
  callerHint:
    'La notificación mostrará este nombre. Se queda en este navegador.',
  nameHeading: 'La próxima vez podrá llamarle',
  nameLabel: '¿Quién era?',
  saveName: 'Guardar el nombre',
  letHeading: (name: string) => `¿Permitir que ${name} le llame?`,
  letHeadingWithoutName: '¿Permitir que esta persona le llame la próxima vez?',
  letText:
    'Cuando pulse su botón, este dispositivo sonará, aunque esta página esté cerrada. Puede retirar el permiso en cualquier momento.',
  letRing: (name: string) => `Permitir que ${name} me llame`,
  letRingWithoutName: 'Permitir que me llame',
  letDone: (name: string) => `A partir de ahora ${name} puede llamarle.`,
  letDoneWithoutName: 'A partir de ahora esta persona puede llamarle.',
  letLater:
    'Su página ya está cerrada. Podrá llamarle después de la próxima vez que compartan.',
  takeBack: (name: string) => `Retirar el permiso a ${name}`,
  takeBackFrom: (date: string) =>
    `Retirar el permiso a la persona a la que ayudó el ${date}`,
  taken: (name: string) => `${name} ya no puede llamarle.`,
  takenWithoutName: 'Esta persona ya no puede llamarle.',
  takenLater:
    'Tendrá pleno efecto cuando su navegador llegue a su servicio de notificaciones. Compruebe su conexión a Internet y vuelva a abrir esta página.',
  othersLater:
    'Los demás podrán volver a llamarle después de la próxima vez que compartan.',
  answerHeading: '¿No puede ahora? Dígalo con un toque:',
  tomorrowAt: (time: string) => `Mañana a las ${time}`,
  sending: 'Enviando su respuesta…',
  delivered: 'Ya pueden leer su respuesta.',
  lost: 'Su respuesta no ha llegado. Quizá hayan cerrado la página.',
}
