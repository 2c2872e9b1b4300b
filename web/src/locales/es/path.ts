import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Se prueban todos los caminos, una y otra vez: directamente y, si lo hay, a través de un punto intermedio. En cuanto uno funcione, seguirá solo.',
  whatToDo: 'Lo que pueden hacer los dos:',
  steps: [
    'Comprueben que los dos tienen Internet: ¿se abre otra página?',
    'Prueben otra red, por ejemplo la conexión de un teléfono. Algunas redes de empresas, hoteles o invitados no permiten compartir la pantalla.',
    'Desactiven la VPN, si hay alguna.',
  ],
}
