import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Probar mi conexión',
  introduction:
    'Tarda unos segundos. No usa la cámara ni el micrófono y no llama a nadie.',
  steps: {
    signalling: 'Nuestro servidor',
    stun: 'Conexión directa',
    udp: 'Punto intermedio (UDP, el más rápido)',
    tcp: 'Punto intermedio (TCP)',
    tls: 'Punto intermedio (TLS, como una página web)',
  },
  outcomes: {
    testing: 'Probando…',
    works: 'Funciona',
    answers: 'Responde, pero no deja pasar nada',
    refused: 'Rechaza la conexión',
    silent: 'Sin respuesta',
    absent: 'No hay en este sitio',
  },
  verdicts: {
    testing: { title: 'Probando su conexión', advice: '' },
    good: {
      title: 'Su conexión es buena',
      advice: 'Todo lo que hace falta para compartir la pantalla funciona.',
    },
    slow: {
      title: 'Su conexión funciona',
      advice:
        'Su red bloquea la vía más rápida y la imagen puede llegar con algo de retraso. No tiene que hacer nada.',
    },
    direct: {
      title: 'Su conexión probablemente baste',
      advice:
        'No hay ningún punto intermedio de reserva, pero en casa casi nunca hace falta. Si no consiguen conectarse, prueben otra red, por ejemplo la de un teléfono móvil.',
    },
    refused: {
      title: 'El punto intermedio ha rechazado la conexión',
      advice:
        'No es culpa suya. Avise a los responsables de este sitio. Entre dos redes domésticas suele funcionar de todos modos.',
    },
    blocked: {
      title: 'Su red no deja compartir la pantalla',
      advice:
        'Pruebe otra red, por ejemplo la de un teléfono móvil. Desactive la VPN si tiene una. Después repita la prueba.',
    },
    pagesOnly: {
      title: 'Su red deja pasar las páginas, pero no las llamadas',
      advice:
        'Puede deberse a una VPN, un antivirus o la red de una empresa. Desactive la VPN, si usa una, o pruebe otra red, por ejemplo la de un móvil. Después, pruebe de nuevo.',
    },
    offline: {
      title: 'No llegamos a nuestro servidor',
      advice:
        '¿Se abre otro sitio web? Si no, revise su conexión a Internet. Si se abre, quizá su red nos bloquea: desactive la VPN si tiene una o pruebe otra red.',
    },
  },
  again: 'Repetir la prueba',
}
