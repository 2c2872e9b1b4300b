import { headHtml, type PageDescription, pageHead } from './pageHead'

const site = { appName: 'Kinscreen', webDomain: 'example.org', basePath: '' }

const page: PageDescription = {
  title: 'Privacy',
  description: 'What is kept: nothing.',
  keywords: ['one', 'two'],
  audience: 'public',
  path: '/privacy',
}

const contentOf = (description: PageDescription, key: string) =>
  pageHead(description, site).metas.find((meta) => meta.key === key)?.content

describe('the head of a page', () => {
  it('has title, description, keywords, robots and a preview [§2 page metadata]', () => {
    expect(pageHead(page, site).title).toBe('Privacy | Kinscreen')
    expect(contentOf(page, 'description')).toBe('What is kept: nothing.')
    expect(contentOf(page, 'keywords')).toBe('one, two')
    expect(contentOf(page, 'robots')).toBe('index, follow')
    expect(contentOf(page, 'og:title')).toBe('Privacy')
    expect(contentOf(page, 'twitter:card')).toBe('summary_large_image')
  })

  it('uses absolute addresses, because previews are made elsewhere', () => {
    expect(contentOf(page, 'og:image')).toBe('https://example.org/preview.png')
    expect(contentOf(page, 'og:url')).toBe('https://example.org/privacy')
  })

  it('keeps a page whose address contains an id out of search indexes', () => {
    const shared: PageDescription = {
      ...page,
      audience: 'private',
      path: '/river-apple-tiger-moon',
    }
    expect(contentOf(shared, 'robots')).toBe('noindex, nofollow')
    expect(contentOf(shared, 'og:url')).toBeUndefined()
    expect(JSON.stringify(pageHead(shared, site))).not.toContain('river')
  })

  it.each(['public', 'private'] as const)(
    'sends no referrer from a %s page',
    (audience) => {
      expect(contentOf({ ...page, audience }, 'referrer')).toBe('no-referrer')
    }
  )

  it('escapes every text in HTML', () => {
    const { title, metas } = headHtml(
      pageHead({ ...page, title: '</title><script>"&' }, site)
    )
    expect(title).toBe(
      '<title>&lt;/title&gt;&lt;script&gt;&quot;&amp; | Kinscreen</title>'
    )
    expect(metas).not.toContain('<script>')
  })
})
