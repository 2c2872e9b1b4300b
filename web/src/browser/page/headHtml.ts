import { escapedHtml } from './escapedHtml'
import type { MetaTag, PageHead } from './pageHead'

const titleHtml = (title: string) => `<title>${escapedHtml(title)}</title>`

const metaHtml = ({ attribute, key, content }: MetaTag) =>
  `<meta ${attribute}="${key}" content="${escapedHtml(content)}" data-head="">`

/** The head as HTML, for clients that run no scripts. */
export const headHtml = ({ title, metas }: PageHead) => ({
  title: titleHtml(title),
  metas: metas.map(metaHtml).join('\n    '),
})
