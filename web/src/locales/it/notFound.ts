import type { Texts } from 'src/locales/Texts'

export const notFound: Texts['notFound'] = { title: 'Pagina non trovata' }
