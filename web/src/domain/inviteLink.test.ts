import { parseHelperName } from './helperName'
import { inviteLink } from './inviteLink'
import type { UserId } from './userId'

const id = 'river-apple-tiger-moon' as UserId

describe('inviteLink', () => {
  it('leads the sharer to the viewer', () => {
    expect(
      inviteLink('https://example.org', { for: 'sharer', toUserId: id })
    ).toBe('https://example.org/river-apple-tiger-moon')
  })

  it('leads the viewer to the sharer', () => {
    expect(
      inviteLink('https://example.org', { for: 'viewer', fromUserId: id })
    ).toBe('https://example.org/from/river-apple-tiger-moon')
  })

  it('carries the language that was asked for', () => {
    expect(
      inviteLink('https://example.org', { for: 'sharer', toUserId: id }, 'uk')
    ).toBe('https://example.org/river-apple-tiger-moon?lang=uk')
  })

  it('carries the name of the helper where no server reads it', () => {
    const link = new URL(
      inviteLink(
        'https://example.org',
        { for: 'sharer', toUserId: id },
        'uk',
        parseHelperName('Ann & Bob')
      )
    )

    expect(link.hash).toBe('#name=Ann%20%26%20Bob')
    expect(link.pathname + link.search).toBe('/river-apple-tiger-moon?lang=uk')
  })
})
