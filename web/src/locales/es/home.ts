import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: 'Ayude a su familia con el ordenador',
  heading: 'Ayudar a la familia con el ordenador, más fácil',
  tagline: 'Con un solo clic, sin descargar nada y sin registrarse.',
  introduction: 'Ellos pulsan un botón y usted ve su pantalla.',
  choicesHeading: '¿Qué quiere hacer?',

  help: {
    heading: 'Quiero ayudar',
    description:
      'Recibirá un enlace para enviar. Cuando la otra persona lo abra y pulse el botón, usted verá su pantalla.',
    action: 'Ayudar a alguien',
  },
  share: {
    heading: 'Necesito ayuda',
    description:
      'Muestre su pantalla a alguien de confianza. Esa persona puede mirar, pero no puede hacer clic ni escribir.',
    action: 'Mostrar mi pantalla',
  },

  reassurancesHeading: 'Conviene saberlo',
  stored: {
    heading: 'No se guarda nada',
    description: 'Nunca grabamos su pantalla ni guardamos nada de ella.',
  },
  direct: {
    heading: 'Directamente entre ustedes',
    description: 'La imagen va cifrada de un navegador al otro.',
  },
  free: {
    heading: 'Gratis',
    description: 'Nada que pagar, nada que instalar, sin cuenta.',
  },

  warning:
    '¿Le ha llamado un desconocido para pedirle esto? Cuelgue. Muestre su pantalla solo a alguien que conozca.',
}
