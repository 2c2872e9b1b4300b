import { parseHelperName } from './helperName'
import {
  fragmentOf,
  inviteLink,
  mailLink,
  type Message,
  readInvitation,
  smsLink,
  telegram,
  whatsApp,
} from './inviteLink'
import { parsePin } from './pin'
import type { UserId } from './userId'

const id = 'river-apple-tiger-moon' as UserId
const pin = parsePin('0123456789abcdefghijkA')

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

  it('contains the requested language', () => {
    expect(
      inviteLink(
        'https://example.org',
        { for: 'sharer', toUserId: id },
        { lang: 'uk' }
      )
    ).toBe('https://example.org/river-apple-tiger-moon?lang=uk')
  })

  it('has the name and the key fingerprint of the helper in the fragment, which no server sees', () => {
    const link = new URL(
      inviteLink(
        'https://example.org',
        { for: 'sharer', toUserId: id },
        { lang: 'uk', name: parseHelperName('Ann & Bob'), pin }
      )
    )

    expect(link.hash).toBe(`#k=${pin}&name=Ann%20%26%20Bob`)
    expect(link.pathname + link.search).toBe('/river-apple-tiger-moon?lang=uk')
  })
})

describe('a pasted link', () => {
  const sharer = { for: 'sharer', toUserId: id }
  const viewer = { for: 'viewer', fromUserId: id }

  it.each([
    [`https://example.org/${id}`, sharer],
    [` https://example.org/${id}/?lang=de#name=Anna `, sharer],
    [`https://example.org/from/${id}`, viewer],
    [`http://localhost:8910/from/${id}?lang=de`, viewer],
    [
      'https://example.org/a%20b#k=',
      { for: 'sharer', toUserId: 'a b' as UserId },
    ],
  ])('is recognised: %s', (text, invitation) => {
    expect(readInvitation(text)).toEqual(invitation)
  })

  it.each([
    ...[
      '',
      id,
      `/${id}`,
      'https://example.org/',
      'https://example.org/receive',
    ],
    ...['https://example.org/a/b', 'https://example.org/%00', '://'],
  ])('is not recognised: %j', (text) => {
    expect(readInvitation(text)).toBeNull()
  })

  it.each([
    [`https://example.org/help/${id}?lang=de#k=`, sharer],
    [`https://example.org/help/from/${id}/`, viewer],
    [`https://example.org/${id}`, null],
    [`https://example.org/club/${id}`, null],
    [`https://example.org/helpers/${id}`, null],
    ['https://example.org/help/', null],
  ])('of an installation at /help is %s: %j', (text, invitation) => {
    expect(readInvitation(text, '/help')).toEqual(invitation)
  })

  it('keeps its fragment, whatever it contains', () => {
    expect(fragmentOf(` https://a.org/${id}#name=A&k=cut\n`)).toBe(
      '#name=A&k=cut'
    )
    expect(fragmentOf(`https://a.org/${id}`)).toBe('')
  })
})

const messengers = [whatsApp, telegram]

const message: Message = {
  subject: 'Help & more',
  text: 'Open this:',
  link: 'https://example.org/river-apple-tiger-moon?lang=de#name=Ann%20%26%20Bob',
  signature: 'Ann & Bob',
}

const whole = `Open this:\n${message.link}\n\nAnn & Bob`

/** Reads the parameters of a link as a mail or SMS program does. */
const read = (link: string) => Object.fromEntries(new URL(link).searchParams)

describe('a ready-made message', () => {
  it('opens a mail with CRLF line breaks', () => {
    const link = mailLink(message)

    expect(link).toMatch(/^mailto:\?/)
    expect(read(link)).toEqual({
      subject: 'Help & more',
      body: whole.replace(/\n/g, '\r\n'),
    })
    // A mailto link must not encode a space as `+`, which mail programs show as
    // a plus (RFC 6068 §5).
    expect(link).not.toContain('+')
  })

  it('opens a text message', () => {
    expect(smsLink(message)).toMatch(/^sms:\?&body=/)
    expect(read(smsLink(message))).toEqual({ body: whole })
  })

  it('opens the messengers with a single text, or with link and text', () => {
    const [ofWhatsApp, ofTelegram] = messengers.map(({ link }) =>
      read(link(message))
    )

    expect(ofWhatsApp).toEqual({ text: whole })
    expect(ofTelegram).toEqual({
      url: message.link,
      text: 'Open this: (Ann & Bob)',
    })
  })

  it('ends with the link if it has no signature', () => {
    const unsigned = { ...message, signature: null }

    expect(read(smsLink(unsigned))).toEqual({
      body: `Open this:\n${message.link}`,
    })
    expect(messengers.map(({ link }) => link(unsigned)).join()).not.toContain(
      'Bob)'
    )
  })

  it('uses only https', () => {
    messengers.forEach(({ link }) =>
      expect(new URL(link(message)).protocol).toBe('https:')
    )
  })
})
