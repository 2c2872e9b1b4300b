import type { Language } from 'src/browser/languageCode'
import { percentDecoded } from 'src/browser/page/encoding'

import type { HelperName } from './helperName'
import type { Pin } from './pin'
import { parseUserId, type UserId } from './userId'

/** The text after this many characters is ignored; our links are shorter. */
const maxLinkLength = 2_048

/**
 * What a link is for: `sharer` opens the page that shares a screen with the
 * helper `toUserId`, `viewer` the page that shows the screen of `fromUserId`.
 * The paths are in specification §2.
 */
export type Invitation =
  | { for: 'sharer'; toUserId: UserId }
  | { for: 'viewer'; fromUserId: UserId }

interface LinkDetails {
  /** the opened page's language; null: the reader's browser chooses */
  lang?: Language | null
  /** the helper’s name; left out of a sharer’s link */
  name?: HelperName | null
  /** the key fingerprint with which a page verifies who made the link */
  pin?: Pin | null
}

/**
 * @param site origin and base path of this installation, or the base path alone
 * for a path without origin
 */
export function inviteLink(
  site: string,
  invitation: Invitation,
  { lang = null, name = null, pin = null }: LinkDetails = {}
): string {
  const path =
    invitation.for === 'sharer'
      ? `/${encodeURIComponent(invitation.toUserId)}`
      : `/from/${encodeURIComponent(invitation.fromUserId)}`
  const query = lang ? `?lang=${lang}` : ''
  return site + path + query + fragment({ k: pin, name })
}

/**
 * Browsers do not send the fragment to the server (RFC 9110 §4.2.5). The key
 * fingerprint comes first: if somebody copies only a part of the link, a cut
 * fingerprint is noticed, and a missing one is not.
 */
function fragment(values: Record<string, string | null>): string {
  const parts = Object.entries(values).map(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`]
  )
  const text = parts.flat().join('&')
  return text && `#${text}`
}

/**
 * @param text a link that somebody has pasted
 * @param base the base path of this installation
 * @returns null if the path contains no valid id
 */
export function readInvitation(text: string, base = ''): Invitation | null {
  const path = new RegExp(
    `://[^/?#]+${base}/(from/)?([^/?#\\s]+)/?(?:[?#]\\S*)?\\s*$`
  ).exec(text.slice(0, maxLinkLength))
  const id = parseUserId(percentDecoded(path?.[2] ?? ''))
  if (!id) return null
  return path?.[1]
    ? { for: 'viewer', fromUserId: id }
    : { for: 'sharer', toUserId: id }
}

/**
 * @returns the fragment with its `#`, not decoded; empty if the link has none
 */
export const fragmentOf = (text: string): string =>
  /#\S*/.exec(text.slice(0, maxLinkLength))?.[0] ?? ''

/** A message to send to the other person, with the link in it. */
export interface Message {
  subject: string
  /** what stands before the link */
  text: string
  link: string
  /** the name of the person who sends the message, if known */
  signature: string | null
}

const written = ({ text, link, signature }: Message): string =>
  [`${text}\n${link}`, ...(signature ? [signature] : [])].join('\n\n')

const encoded = (message: Message) => encodeURIComponent(written(message))

/**
 * @returns a mailto link that opens the mail program with the message (RFC
 * 6068)
 */
export const mailLink = (message: Message): string =>
  `mailto:?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(
    written(message).replace(/\n/g, '\r\n')
  )}`

/**
 * @returns a link that opens the SMS program with the message (RFC 5724). iOS
 * needs the `&`; Android accepts it.
 */
export const smsLink = (message: Message): string =>
  `sms:?&body=${encoded(message)}`

// The page itself never contacts a messenger. Only a click on these links does.

export const whatsApp = {
  name: 'WhatsApp',
  link: (message: Message) => `https://wa.me/?text=${encoded(message)}`,
}

export const telegram = {
  name: 'Telegram',
  link: ({ link, text, signature }: Message) =>
    `https://t.me/share/url?url=${encodeURIComponent(link)}&text=${encodeURIComponent(
      signature ? `${text} (${signature})` : text
    )}`,
}
