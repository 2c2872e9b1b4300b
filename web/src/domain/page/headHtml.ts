import type { MetaTag, PageHead } from './pageHead'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

const titleHtml = (title: string) => `<title>${escaped(title)}</title>`

const metaHtml = ({ attribute, key, content }: MetaTag) =>
  `<meta ${attribute}="${key}" content="${escaped(content)}" data-head="">`

/** The head as HTML, for readers that run no scripts. */
export const headHtml = ({ title, metas }: PageHead) => ({
  title: titleHtml(title),
  metas: metas.map(metaHtml).join('\n    '),
})
