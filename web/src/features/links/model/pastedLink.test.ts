import { wordlist } from '@scure/bip39/wordlists/english'
import fc from 'fast-check'

import { parseHelperName } from './helperName'
import {
  inviteLink,
  mailLink,
  type Message,
  smsLink,
  telegram,
  whatsApp,
} from './inviteLink'
import { linkToInstallation, pastedLink } from './pastedLink'
import { parsePin } from './pin'
import type { UserId } from './userId'

const host = 'kinscreen.example'
const id = 'river-apple-tiger-moon' as UserId
const pin = '0123456789_bcdef-hijkA'
const toHelper = { for: 'sharer', toUserId: id } as const
const link = inviteLink(`https://${host}`, toHelper, {
  lang: 'de',
  pin: parsePin(pin),
  name: parseHelperName('Anna'),
})
const bare = `https://${host}/${id}`
const found = `/${id}#k=${pin}&name=Anna`
const inText = (text: string) => pastedLink(text, host, wordlist)

const message: Message = {
  subject: 'Let me help you',
  text: 'Hello! Please open this link on your computer and press the big button:',
  link,
  signature: 'Anna',
}

/** A one-line input field replaces line breaks by spaces. */
const inOneLine = (text: string) => text.replace(/\r?\n/g, ' ')

const bodyOf = (url: string, key: string) =>
  new URL(url).searchParams.get(key) ?? ''

describe('a link of an installation at /help', () => {
  const below = (text: string) => pastedLink(text, `${host}/help`, wordlist)

  it.each([
    `Hello! https://${host}/help/${id}#k=${pin}&name=Anna`,
    `https://${host}/he\nlp/${id}#k=${pin}&name=Anna`,
    `https://${host}/Help/River-apple-tiger-moon%23k=${pin}&name=Anna`,
  ])('is understood, without its path: %s', (text) => {
    expect(below(text)).toBe(found)
  })

  it.each([
    bare,
    `https://${host}/club/${id}`,
    `https://${host}/helpers/${id}`,
  ])('is not %s', (text) => {
    expect(below(text)).toBeNull()
  })
})

describe('our own message', () => {
  it.each([
    ['mail', bodyOf(mailLink(message), 'body')],
    ['a text message', bodyOf(smsLink(message), 'body')],
    ['WhatsApp', bodyOf(whatsApp.link(message), 'text')],
    [
      'Telegram',
      ['url', 'text']
        .map((key) => bodyOf(telegram.link(message), key))
        .join(' '),
    ],
  ])('from %s is understood, with and without line breaks', (_, text) => {
    expect(text).toContain('Anna')
    expect(inText(text)).toBe(found)
    expect(inText(inOneLine(text))).toBe(found)
  })

  it('is understood when it is quoted', () => {
    const quoted = message.text + `\n<${link}>\n\nAnna`
    expect(inText(quoted.replace(/^/gm, '> > '))).toBe(found)
  })
})

describe('a link of this product', () => {
  it.each([
    `${host}/${id}#k=${pin}&name=Anna`,
    `www.${host}/${id}#k=${pin}&name=Anna`,
    `KINSCREEN.example/River-Apple-Tiger-Moon#k=${pin}&name=Anna`,
    `http://${host}/${id}/#k=${pin}&name=Anna`,
    `link:${link}`,
    `“${link}”`,
    `Try ${link} please`,
    `[our page](${link})`.replace(')', ' )'),
    link.replace('&', '&amp;'),
    link.replace('#', '%23'),
    link.replace('k=', 'k%3D'),
    link.replace('river', 'ri\u00adver\u200b'),
    `${bare} ${link}`,
    `https://elsewhere.example/a-b ${link}`,
  ])('is found in %j', (text) => expect(inText(text)).toBe(found))

  it.each([
    [`${bare}. Anna`, `/${id}`],
    [`(${bare})`, `/${id}`],
    [`${bare}2 Anna`, `/${id}2`],
    [`${host}/from/${id} Anna`, `/from/${id}`],
    [`${bare}#k=${pin}.`, `/${id}#k=${pin}`],
    [`${host}/my-own-id#k=${pin} Anna`, `/my-own-id#k=${pin}`],
  ])('ends in the right place: %s', (text, expected) => {
    expect(inText(text)).toBe(expected)
  })

  it('is still reported as damaged after losing a part', () => {
    expect(inText(`${bare}#k=${pin.slice(0, 9)} Anna`)).toBe(
      `/${id}#k=${pin.slice(0, 9)}`
    )
    expect(inText(`${bare}#`)).toBe(`/${id}#`)
  })

  it.each([
    `https://evil.example/${id}#k=${pin}`,
    `https://${host}.evil.example/${id}`,
    `https://not${host}/${id}`,
    `https://evil-${host}/${id}`,
    `javascript://evil.example/${id}`,
    `https://${host}/`,
    `https://${host}/receive`,
    `https://${host}`,
    'river apple tiger moon',
    '',
  ])('is not found in %s', (text) => expect(inText(text)).toBeNull())
})

describe('a link that a mail program has wrapped', () => {
  const pathAndHash = link.slice(link.indexOf(id), link.indexOf('&name'))
  const places = Array.from(pathAndHash, (_, index) => link.indexOf(id) + index)

  it.each(['\n', '\r\n', ' \n', ' ', '\n> '])(
    'is restored, wherever %j was inserted',
    (gap) => {
      for (const place of places) {
        const text = `${link.slice(0, place)}${gap}${link.slice(place)}\n\nAnna`
        expect(inText(text)).toBe(found)
      }
    }
  )

  it('is restored, also if it was wrapped several times', () => {
    const lines = link.match(/.{1,13}/g) ?? []
    expect(inText(lines.join('\n'))).toContain(`/${id}#k=${pin}`)
  })

  it('is restored even without a key fingerprint', () => {
    for (let place = bare.indexOf(id); place < bare.length; place++) {
      // A line break can turn “action” into “act”, which is a word of ids too.
      const text = `${bare.slice(0, place)}\n${bare.slice(place)}\n\nAnna`
      expect(inText(text)).toBe(`/${id}`)
    }
  })
})

describe('the address of a redirector that contains our address', () => {
  const inside = encodeURIComponent(link)
  const safeLink = `https://eur03.safelinks.protection.outlook.com/?url=${inside}&data=05%7C02%7C%7C8f9%7C0%7C0&sdata=a%2Bb%3D&reserved=0`
  const v2 = inside.replace(/-/g, '-2D').replace(/_/g, '-5F').replace(/%/g, '-')
  const addresses = [
    safeLink,
    safeLink.replace('%23', '%2523'),
    safeLink.replace('.com/?', '.com/ap/t-59584e83/?'),
    `https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2F%E0%A4%A ${safeLink}`,
    `https://www.google.com/url?q=${inside}&sa=D&source=hangouts`,
    `https://l.facebook.com/l.php?u=${inside}&h=AT0&__tn__=*I`,
    `https://slack-redir.net/link?url=${inside}`,
    `https://linkprotect.cudasvc.com/url?a=${inside.toLowerCase().replace(pin.toLowerCase(), pin)}&c=E,1,x`,
    `https://secure-web.cisco.com/1aB_c-d/${inside}`,
    `https://urldefense.proofpoint.com/v2/url?u=${v2.replace(/-2F/g, '_')}&d=DwM&c=x`,
    `https://urldefense.com/v3/__${link.replace('#', '*')}__;Iw!!x!y-z$`,
    `https://eu-west-1.protection.sophos.com?d=${host}&u=${btoa(link)}&i=x`,
    `https://other.example/?to=${link}`,
    `https://other.example/?to=${encodeURIComponent(safeLink)}&x=1`,
  ]

  it.each(addresses)(
    'leads to our address, with the key fingerprint: %s',
    (address) => {
      const pasted = inText(`Hello! ${address} Anna`)
      expect(pasted).toContain(`/${id}#k=${pin}`)
    }
  )

  it('is read even if a mail program has wrapped it', () => {
    const lines = safeLink.match(/.{1,76}/g) ?? []
    expect(inText(lines.join('\n'))).toBe(found)
    expect(inText(lines.join(' '))).toBe(found)
  })

  it('is ignored if it does not contain our address', () => {
    expect(inText('https://url.de.m.mimecastprotect.com/s/AbC1?x=y')).toBeNull()
  })
})

it('is read from any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const pasted = inText(`${host}/${text}`)
      expect(pasted === null || pasted.startsWith('/')).toBe(true)
    })
  )
})

describe('a link to an installation below a path', () => {
  const find = (path: string, base = '/help') =>
    linkToInstallation(`https://${host}${path}`, host, base, wordlist)

  it.each([`/help/${id}#k=${pin}`, `/${id}#k=${pin}`])(
    'is found with and without the path: %s',
    (path) => expect(find(path)).toBe(`/${id}#k=${pin}`)
  )

  it.each(['/help', '/help/', '/club', '/club/'])(
    'is not the address of an installation itself: %s',
    (path) => expect(find(path)).toBeNull()
  )

  it('may be a single word at the root', () => {
    expect(find('/anna', '')).toBe('/anna')
  })
})
