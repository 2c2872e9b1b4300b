import { escapedHtml } from './encoding'

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageDescription {
  title: string
  description: string
  keywords: readonly string[]
  /** `private` if the URL contains an id or is otherwise personal */
  audience: 'public' | 'private'
  /** published only for a public page */
  path: string
}

export interface Site {
  appName: string
  webDomain: string
  basePath: string
}

export interface MetaTag {
  attribute: 'name' | 'property'
  key: string
  content: string
}

export interface PageHead {
  title: string
  metas: readonly MetaTag[]
}

/** The size of public/preview.png. */
const previewSize = { width: 1200, height: 630 }

const named = (key: string, content: string): MetaTag => ({
  attribute: 'name',
  key,
  content,
})

const property = (key: string, content: string): MetaTag => ({
  attribute: 'property',
  key,
  content,
})

/** The served HTML, the prerendered HTML and the browser get the same head. */
export function pageHead(page: PageDescription, site: Site): PageHead {
  const origin = `https://${site.webDomain}`
  const image = `${origin}${site.basePath}/preview.png`
  const isPublic = page.audience === 'public'

  return {
    title: `${page.title} | ${site.appName}`,
    metas: [
      named('description', page.description),
      named('keywords', page.keywords.join(', ')),
      named('robots', isPublic ? 'index, follow' : 'noindex, nofollow'),
      named('referrer', 'no-referrer'),
      property('og:type', 'website'),
      property('og:site_name', site.appName),
      property('og:title', page.title),
      property('og:description', page.description),
      ...(isPublic ? [property('og:url', origin + page.path)] : []),
      property('og:image', image),
      property('og:image:type', 'image/png'),
      property('og:image:width', String(previewSize.width)),
      property('og:image:height', String(previewSize.height)),
      property('og:image:alt', page.description),
      named('twitter:card', 'summary_large_image'),
      named('twitter:title', page.title),
      named('twitter:description', page.description),
      named('twitter:image', image),
    ],
  }
}

const titleHtml = (title: string) => `<title>${escapedHtml(title)}</title>`

const metaHtml = ({ attribute, key, content }: MetaTag) =>
  `<meta ${attribute}="${key}" content="${escapedHtml(content)}" data-head="">`

/** Makes the HTML for clients that run no scripts. */
export const headHtml = ({ title, metas }: PageHead) => ({
  title: titleHtml(title),
  metas: metas.map(metaHtml).join('\n    '),
})
