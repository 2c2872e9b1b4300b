import {
  mailLink,
  type Message,
  smsLink,
  telegram,
  whatsApp,
} from './inviteMessages'

const messengers = [whatsApp, telegram]

const message: Message = {
  subject: 'Help & more',
  text: 'Open this:',
  link: 'https://example.org/river-apple-tiger-moon?lang=de#name=Ann%20%26%20Bob',
  signature: 'Ann & Bob',
}

const whole = `Open this:\n${message.link}\n\nAnn & Bob`

/** What the opened program reads. */
const read = (link: string) => Object.fromEntries(new URL(link).searchParams)

describe('a ready-made message', () => {
  it('goes into a mail, with lines as mails have them', () => {
    const link = mailLink(message)

    expect(link).toMatch(/^mailto:\?/)
    expect(read(link)).toEqual({
      subject: 'Help & more',
      body: whole.replace(/\n/g, '\r\n'),
    })
    // In a mailto link a plus is a plus, not a space (RFC 6068, section 5).
    expect(link).not.toContain('+')
  })

  it('goes into a text message', () => {
    expect(smsLink(message)).toMatch(/^sms:\?&body=/)
    expect(read(smsLink(message))).toEqual({ body: whole })
  })

  it('goes to the messengers as one text, or as link and text', () => {
    const [ofWhatsApp, ofTelegram] = messengers.map(({ link }) =>
      read(link(message))
    )

    expect(ofWhatsApp).toEqual({ text: whole })
    expect(ofTelegram).toEqual({
      url: message.link,
      text: 'Open this: (Ann & Bob)',
    })
  })

  it('ends with the link where nobody has signed', () => {
    const unsigned = { ...message, signature: null }

    expect(read(smsLink(unsigned))).toEqual({
      body: `Open this:\n${message.link}`,
    })
    expect(messengers.map(({ link }) => link(unsigned)).join()).not.toContain(
      'Bob)'
    )
  })

  it('contacts nobody but by https', () => {
    messengers.forEach(({ link }) =>
      expect(new URL(link(message)).protocol).toBe('https:')
    )
  })
})
