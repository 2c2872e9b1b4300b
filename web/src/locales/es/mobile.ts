import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Mostrar la pantalla desde un teléfono',
  heading: 'Para mostrar la pantalla, use un ordenador, por favor',
  reason:
    'En los teléfonos y las tabletas, una página web todavía no puede mostrar la pantalla. Pronto será posible.',
  stepsHeading: 'Qué puede hacer ahora',
  steps: [
    'Abra el mismo enlace en un ordenador, con Chrome, Edge, Firefox o Safari.',
    'Para ver la pantalla de otra persona, este teléfono o esta tableta le sirve.',
  ],
}
