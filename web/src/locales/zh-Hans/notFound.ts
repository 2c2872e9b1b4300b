import type { Texts } from 'src/locales/Texts'

export const notFound: Texts['notFound'] = { title: '没有找到页面' }
