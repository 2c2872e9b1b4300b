import { render } from '@redwoodjs/testing/web'

import PageMetadata from './PageMetadata'

const metas = (name: string) =>
  Array.from(
    document.head.querySelectorAll(
      `meta[name="${name}"], meta[property="${name}"]`
    ),
    (meta) => meta.getAttribute('content')
  )

describe('PageMetadata', () => {
  it('lets search engines index public pages [§2 description]', () => {
    render(<PageMetadata title="Privacy" />)

    expect(document.title).toBe('Privacy | Kinscreen')
    expect(metas('robots')).toEqual(['index, follow'])
    expect(metas('description')[0]).toMatch(
      /one click and done, no downloads or sign-up/i
    )
    expect(metas('keywords')[0]).toContain('screen sharing')
    expect(metas('og:title')).toEqual(['Privacy'])
    expect(metas('og:description')).toEqual(metas('description'))
    expect(metas('og:image')[0]).toMatch(/^https:.*\/preview\.png$/)
  })

  it('does not publish addresses that contain an id', () => {
    render(<PageMetadata title="Share your screen" audience="private" />)

    expect(metas('robots')).toEqual(['noindex, nofollow'])
    expect(metas('referrer')).toEqual(['no-referrer'])
    expect(metas('og:url')).toEqual([])
  })

  it('leaves no metadata of the previous page', () => {
    const { unmount } = render(
      <PageMetadata title="One" description="The first" />
    )
    unmount()
    render(<PageMetadata title="Two" />)

    expect(document.title).toBe('Two | Kinscreen')
    expect(metas('description')).toHaveLength(1)
    expect(metas('description')[0]).not.toBe('The first')
  })
})
