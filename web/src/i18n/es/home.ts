import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: 'Ayude a su familia con el ordenador',
  heading: 'Ayudar a la familia con el ordenador, más fácil',
  introduction:
    'La otra persona pulsa un botón y usted ve la pantalla de esa persona.',
  sheets: 'Mis hojas',
  choicesHeading: '¿Qué quiere hacer?',

  help: {
    heading: 'Quiero ayudar',
    description:
      'Le daremos un enlace para enviar. Cuando la otra persona lo abra y pulse el botón, usted verá la pantalla de esa persona.',
    action: 'Ayudar a alguien',
  },
  share: {
    heading: 'Necesito ayuda',
    action: 'Mostrar mi pantalla',
    words: 'Tengo cuatro palabras',
  },

  reassurancesHeading: 'Conviene saberlo',
  stored: {
    heading: 'No se guarda nada',
    description: 'Nunca grabamos ni guardamos lo que hay en su pantalla.',
  },
  direct: {
    heading: 'Directo y privado',
    description:
      'Su pantalla va directamente al navegador de la otra persona, cifrada durante todo el camino.',
  },
  free: {
    heading: 'Gratis',
    description: 'Nada que pagar, nada que instalar, sin crear una cuenta.',
  },

  warning:
    '¿Le ha llamado un desconocido para pedirle esto? Cuelgue. Muestre su pantalla solo a personas que conozca.',
}
