import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried: 'Seguimos intentando conectarles y no dejaremos de intentarlo.',
  whatToDo: 'Lo que pueden probar los dos:',
  steps: [
    'Comprueben que los dos tienen Internet: ¿se abre otra página?',
    'Prueben otra red, por ejemplo la conexión de un teléfono. Algunas redes de empresas, hoteles o invitados no permiten compartir la pantalla.',
    'Si usan una VPN, desactívenla.',
  ],
}
