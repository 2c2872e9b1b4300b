import { render, waitFor } from '@redwoodjs/testing/web'

import PageMetadata from './PageMetadata'

const meta = (name: string) =>
  document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')

describe('PageMetadata', () => {
  it('invites search engines to public pages', async () => {
    render(<PageMetadata title="Privacy" />)

    await waitFor(() => expect(meta('robots')).toBe('index, follow'))
    expect(document.title).toMatch(/^Privacy \| /)
    expect(meta('description')).toMatch(
      /one click and done, no downloads or sign-up/i
    )
    expect(meta('keywords')).toContain('screen sharing')
    expect(meta('og:title')).toBe('Privacy')
    expect(meta('og:description')).toBe(meta('description'))
    expect(meta('og:image')).toMatch(/^https:.*\/preview\.png$/)
  })

  it('keeps addresses that carry an id to itself', async () => {
    render(<PageMetadata title="Share your screen" audience="private" />)

    await waitFor(() => expect(meta('robots')).toBe('noindex, nofollow'))
    expect(meta('referrer')).toBe('no-referrer')
    expect(meta('og:url')).toBeUndefined()
  })
})
