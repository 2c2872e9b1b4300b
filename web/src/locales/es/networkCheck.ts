import type { Documents } from 'src/locales/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Probar mi conexión',
  introduction:
    'Tarda unos segundos, sin cámara ni micrófono, y no se llama a nadie.',
  steps: {
    signalling: 'Nuestro servidor',
    stun: 'Un camino directo hacia los demás',
    udp: 'Por un repetidor, el camino rápido (UDP)',
    tcp: 'Por un repetidor con TCP',
    tls: 'Por un repetidor, como las páginas web (TLS)',
  },
  outcomes: {
    testing: 'Probando',
    works: 'Funciona',
    answers: 'Responde, pero no deja pasar nada',
    refused: 'Nos rechaza',
    silent: 'Sin respuesta',
    absent: 'Aquí no hay',
  },
  verdicts: {
    testing: { title: 'Probando su conexión', advice: '' },
    good: {
      title: 'Su conexión es buena',
      advice:
        'Todo lo que hace falta para compartir la pantalla funciona desde aquí.',
    },
    slow: {
      title: 'Su conexión funciona',
      advice:
        'Su red bloquea el camino rápido y la imagen puede llegar con algo de retraso. No tiene que hacer nada.',
    },
    direct: {
      title: 'Su conexión probablemente baste',
      advice:
        'Desde aquí no se llega a ningún repetidor, pero en casa casi nunca hace falta. Si no consiguen conectarse, pruebe otra red, por ejemplo la de un teléfono móvil.',
    },
    refused: {
      title: 'El repetidor nos rechaza',
      advice:
        'No es culpa suya. Avise a los responsables de este sitio. Entre dos redes domésticas suele funcionar de todos modos.',
    },
    blocked: {
      title: 'Su red no deja compartir la pantalla',
      advice:
        'Pruebe otra red, por ejemplo la de un teléfono móvil. Desactive la VPN si tiene una. Después repita la prueba.',
    },
    offline: {
      title: 'Nuestro servidor no responde',
      advice:
        '¿Se abre otro sitio web? Si no, revise su conexión a internet. Si se abre, quizá su red nos bloquea: desactive la VPN si tiene una o pruebe otra red.',
    },
  },
  again: 'Repetir la prueba',
}
