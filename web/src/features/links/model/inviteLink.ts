import type { Language } from 'src/browser/languageCode'
import { percentDecoded } from 'src/browser/page/encoding'

import type { HelperName } from './helperName'
import type { Pin } from './pin'
import { parseUserId, type UserId } from './userId'

/** All links of this product are shorter; longer text is not read. */
const maxLinkLength = 2_048

/** Links from one side to the other; specification §2 has the paths. */
export type Invitation =
  | { for: 'sharer'; toUserId: UserId }
  | { for: 'viewer'; fromUserId: UserId }

interface LinkDetails {
  /** the language of the opened page; null lets the other browser choose */
  lang?: Language | null
  /** the helper’s name; not part of a sharer’s own link */
  name?: HelperName | null
  /** the key fingerprint by which the opened page verifies the link’s owner */
  pin?: Pin | null
}

/**
 * @param site origin and base path of this installation; the latter alone for a
 *   path
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
 * fingerprint comes first: if a link is truncated, the fingerprint is then
 * visibly damaged, not missing.
 */
function fragment(values: Record<string, string | null>): string {
  const parts = Object.entries(values).map(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`]
  )
  const text = parts.flat().join('&')
  return text && `#${text}`
}

/**
 * @param text a pasted link
 * @param base the base path of this installation
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

/** @returns the raw fragment with the `#`; empty without one */
export const fragmentOf = (text: string): string =>
  /#\S*/.exec(text.slice(0, maxLinkLength))?.[0] ?? ''

/** A prepared message that contains the link. */
export interface Message {
  subject: string
  /** before the link */
  text: string
  link: string
  /** the writer’s name, if known */
  signature: string | null
}

const written = ({ text, link, signature }: Message): string =>
  [`${text}\n${link}`, ...(signature ? [signature] : [])].join('\n\n')

const encoded = (message: Message) => encodeURIComponent(written(message))

/** Opens the mail program with the message (RFC 6068). */
export const mailLink = (message: Message): string =>
  `mailto:?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(
    written(message).replace(/\n/g, '\r\n')
  )}`

/** RFC 5724, without a phone number. iOS needs the `&`; Android accepts it. */
export const smsLink = (message: Message): string =>
  `sms:?&body=${encoded(message)}`

// The page never contacts the messengers; a person follows these links.

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
