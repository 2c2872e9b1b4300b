import type { RingingTexts } from 'src/locales/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Llamando a ${name}…`,
  rung: (name: string) => `Hemos llamado a ${name}.`,
  pageOpen: (name: string) =>
    `Hemos llamado a ${name}. Su página está abierta.`,
  gone: (name: string) =>
    `Ya no se puede llamar a ${name} desde aquí. Llame por teléfono y pida que vuelva a activar «Avisarme en este dispositivo».`,
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
  isOn: 'Este dispositivo suena para quienes han guardado su botón. Su ordenador lo aprende la próxima vez que compartan.',
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
  answerHeading: '¿No puede ahora? Dígalo con un toque:',
  tomorrowAt: (time: string) => `Mañana a las ${time}`,
  sending: 'Enviando su respuesta…',
  delivered: 'Ya pueden leer su respuesta.',
  lost: 'Su respuesta no ha llegado. Quizá hayan cerrado la página.',
}
