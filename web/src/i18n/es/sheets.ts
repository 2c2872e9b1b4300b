import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: 'Guardar lo que hicimos',
  keepText:
    'Obtiene una hoja con una imagen de cada paso, para imprimirla o volver a verla. Se queda en este ordenador.',
  keepAgain: 'Guardar también lo nuevo',
  kept: 'La hoja está guardada en este ordenador. En este sitio la encuentra en «Mis hojas».',
  full: 'No queda espacio en este ordenador, así que la hoja no se ha guardado. Aun así puede imprimirla o guardarla como archivo.',
  denied:
    'Este navegador no nos deja guardar la hoja. Aun así puede imprimirla o guardarla como archivo.',
  name: 'Nombre de la hoja',
  useName: 'Usar este nombre',
  usualName: (date: string) => `Lo que hicimos el ${date}`,
  print: 'Imprimir',
  saveFile: 'Guardar como archivo',

  with: (name: string, date: string) => `Con ${name}, el ${date}`,
  made: (date: string) => `Hecha el ${date}`,
  map: 'Dónde está en la pantalla',
  footer: 'La próxima vez, su pantalla puede verse un poco distinta.',

  suggest: 'Proponer guardarlos',
  suggestText:
    'La otra persona obtiene una hoja con una imagen de cada paso, para imprimirla o volver a verla.',
  suggested: 'La otra persona ya ve un botón para ello.',
  theyKept: 'La otra persona ha guardado la hoja.',
  theyDeclined: 'La otra persona no quiere guardarla ahora.',
  suggestion:
    'La persona que le ayuda propone guardar estos pasos en una hoja.',
  suggestionBy: (name: string) =>
    `${name} propone guardar estos pasos en una hoja.`,
  notNow: 'Ahora no',

  leaveOut: 'Quitar esta imagen',
  askCopy: 'Pedir una copia',
  copyAsked: 'Se lo estamos preguntando a la otra persona.',
  copyComing: 'La otra persona ha dicho que sí. La copia está en camino.',
  copyHere: 'Ya tiene una copia. En este sitio la encuentra en «Mis hojas».',
  copyDeclined: 'La otra persona prefiere no dar una copia.',
  copyFailed: 'La copia no ha llegado, o este navegador no nos deja guardarla.',
  copyWish:
    'La persona que le ayuda quisiera una copia de la hoja, con las imágenes de su pantalla.',
  copyWishBy: (name: string) =>
    `${name} quisiera una copia de la hoja, con las imágenes de su pantalla.`,
  giveCopy: 'Enviar una copia',
  copyGiven: 'La persona que le ayuda recibe una copia de la hoja.',

  title: 'Mis hojas',
  introduction:
    'Lo que hizo con ayuda, paso a paso. Las hojas están en este ordenador. Nosotros no tenemos ninguna copia.',
  none: 'Todavía no hay hojas. Cuando le muestren pasos, pulse «Guardar lo que hicimos».',
  unavailable:
    'Este navegador no deja que este sitio guarde nada, así que aquí no hay hojas.',
  gone: 'Esta hoja no está en este ordenador, o no se puede leer.',
  stepCount: (count: number) =>
    plural('es', count, {
      one: `${count} paso`,
      many: `${count} pasos`,
      other: `${count} pasos`,
    }),
  room: (size: string) => `Ocupan ${size} en este ordenador.`,
  all: 'Todas las hojas',
  readAloud: 'Leer en voz alta',
  stopReading: 'Dejar de leer',
  rename: 'Cambiar el nombre',
  remove: 'Eliminar esta hoja',
  removed: (name: string) => `«${name}» se ha eliminado.`,
  undo: 'Deshacer',
  removeAll: 'Eliminar todas las hojas',
  removeAllQuestion: '¿Eliminarlas todas? No se puede deshacer.',
  removeAllYes: 'Sí, eliminar todas',
  removeAllNo: 'No, conservarlas',
  removedAll: 'Se han eliminado todas las hojas.',
  view: 'La hoja',
}
