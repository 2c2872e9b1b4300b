import { percentDecoded } from 'src/browser/page/encoding'

import { helperNameOf } from './helperName'
import { fragmentOf, inviteLink, readInvitation } from './inviteLink'
import { mendedAddress } from './mendedAddress'
import { pinOf } from './pin'
import { isOfServer, type WordList } from './spokenWords'

const maxLength = 10_000
/** How many redirectors around a link are removed, at most. */
const mostTimesWrapped = 4
/** A mail program may break a link into up to this many lines. */
const mostLines = 10

/**
 * A percent-encoded address up to the end of its parameter, or single
 * percent-encoded characters.
 */
const encoded = /https?%(?:25)*3A[^\s&<>"]*|(?:%[0-9a-f]{2})+/gi

// Addresses of the mail filter Proofpoint, by its documentation. Version 2
// writes "-" for "%" and "_" for "/". Version 3 replaces characters by "*", and
// appends the original characters in base64.
const proofpoint2 = /urldefense\.proofpoint\.com\/v2\/url\?u=([^&\s]+)\S*/gi
const proofpoint3 = /urldefense\.com\/v3\/__(\S+?)__;([\w+/=-]*)\S*/gi

const base64Address = /\baHR0c[\w+/-]+=*/g

function fromBase64(text: string): string {
  try {
    return atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  } catch {
    return text
  }
}

function withCharacters(address: string, characters: string): string {
  const all = Array.from(fromBase64(characters))
  return address.replace(/\*/g, () => all.shift() ?? '*')
}

/** @returns the text, with the target in place of each redirector's address */
const unwrapped = (text: string): string =>
  text
    .replace(proofpoint2, (_, address: string) =>
      address.replace(/-/g, '%').replace(/_/g, '/')
    )
    .replace(
      proofpoint3,
      (_, address: string, characters: string) =>
        ` ${withCharacters(address, characters)} `
    )
    .replace(base64Address, (text) => ` ${fromBase64(text)} `)
    .replace(encoded, (text) =>
      text.startsWith('%') ? percentDecoded(text) : ` ${percentDecoded(text)} `
    )

/** Removes invisible characters, and turns `&amp;` of HTML into `&`. */
const plain = (text: string): string =>
  text
    .slice(0, maxLength)
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/&amp;/gi, '&')

function unwrappedOften(text: string): string[] {
  const texts = [text]
  for (let time = 0; time < mostTimesWrapped; time++) {
    const before = texts[time] ?? ''
    const next = unwrapped(before)
    if (next === before) break
    texts.push(next)
  }
  return texts
}

/** Spaces, and characters that mail programs put before quoted lines. */
const gap = /[\s<>"“”„«»]+/

/** @returns for each place where the host occurs, the text after the host */
function behindHost(text: string, host: string): string[] {
  const letters = Array.from(host.replace(/^www\./i, ''), (letter) =>
    letter.replace(/[^\w]/, '\\$&')
  )
  const pattern = new RegExp(
    `(?:^|[^\\w.-]|www\\.)${letters.join('[\\s<>]*')}[\\s<>]*(?=/)`,
    'gi'
  )
  return text.split(pattern).slice(1)
}

interface Reading {
  path: string
  /** higher if the link is more complete; the highest rank wins */
  rank: number
}

const ranks = { pinAndName: 5, pin: 4, damaged: 3, words: 2, id: 1 }

/**
 * @param address path, query and fragment, perhaps with other text after them
 * @returns null if the text is not a link of this product
 */
function read(address: string, list: WordList): Reading | null {
  const own = address.replace(/^([^?#&]*)&[^#]*/, '$1')
  const link = `https://host${mendedAddress(own, list)}`
  const invitation = readInvitation(link)
  if (!invitation) return null
  const hash = fragmentOf(link)
  const pin = pinOf(hash)
  if (pin === 'damaged') {
    return { path: inviteLink('', invitation) + hash, rank: ranks.damaged }
  }
  const name = helperNameOf(hash)
  const path = inviteLink('', invitation, { pin, name })
  if (pin) return { path, rank: name ? ranks.pinAndName : ranks.pin }
  const id =
    invitation.for === 'sharer' ? invitation.toUserId : invitation.fromUserId
  return { path, rank: isOfServer(id, list) ? ranks.words : ranks.id }
}

/**
 * A link may continue on the next lines of the text, so it is read with each
 * possible number of lines.
 */
function readings(text: string, list: WordList): Reading[] {
  const lines = text.slice(0, maxLength).split(gap, mostLines)
  return lines
    .map((_, index) => read(lines.slice(0, index + 1).join(''), list))
    .filter((reading) => reading !== null)
}

/**
 * Finds a link of this installation in a text. Never throws.
 *
 * @param text a pasted message or mail, or the address of a redirector
 * @param host as in `location.host`, perhaps with the base path of this
 * installation
 * @returns path and fragment of the link; null if there is none
 */
export function pastedLink(
  text: string,
  host: string,
  list: WordList
): string | null {
  const known = plain(text)
  // The text is also tried without spaces and line breaks, because a mail
  // program may have broken a redirector’s address.
  const found = [known, known.replace(/[\s<>]+/g, '')]
    .flatMap(unwrappedOften)
    .flatMap((text) => behindHost(text, host))
    .flatMap((text) => readings(text, list))
  const best = Math.max(...found.map(({ rank }) => rank))
  return found.find(({ rank }) => rank === best)?.path ?? null
}

/**
 * Finds a link of this installation, or a person's link that lacks its path. A
 * single word, as in `https://help.example/club/`, may be the path of another
 * installation of the host.
 *
 * @returns path and fragment of the link, without the base path
 */
export function linkToInstallation(
  text: string,
  host: string,
  base: string,
  list: WordList
): string | null {
  const link = pastedLink(text, host + base, list)
  if (link || !base) return link
  const atRoot = pastedLink(text, host, list)
  return atRoot && /-|#k=/.test(atRoot) ? atRoot : null
}
