import { visibleText } from 'src/browser/page/visibleText'

/**
 * Bytes in UTF-8. File systems have room for 255; a browser may add a number,
 * and a suffix while it downloads.
 */
export const longestFileNameBytes = 150

/** Longer ones are not what an extension is. */
const longestExtension = 16

/** Not allowed in names on Windows, or with a meaning in a shell’s path. */
const separators = /[/\\]/
const forbidden = /[:*?"<>|]/g

/** Names of devices on Windows, with any extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const utf8 = new TextEncoder()

/**
 * The name under which a file is shown and saved, the same on both sides: one
 * part of a path, on one line, without characters that are invisible or that
 * reorder others, and without the dots and spaces at its ends that Windows
 * drops. Total, and idempotent.
 *
 * @param given by a person’s computer, or by the peer
 * @returns never empty, and at most `longestFileNameBytes` long
 */
export function fileName(given: string): string {
  const visible = visibleText(given.normalize('NFC'))
  const last = visible.split(separators).pop() ?? ''
  const plain = withoutEnds(last.replace(forbidden, '_'))
  const name = plain.replace(devices, (device) => `_${device}`)
  return shortened(name) || 'file'
}

/** @returns in lower case, without the dot; empty if there is none */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.')
  return at < 0 ? '' : name.slice(at + 1).toLowerCase()
}

const withoutEnds = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, '')

/** Its extension stays. */
function shortened(name: string): string {
  if (lengthOf(name) <= longestFileNameBytes) return name
  const extension = extensionOf(name)
  const isExtension = extension !== '' && extension.length <= longestExtension
  const ending = isExtension ? name.slice(-extension.length - 1) : ''
  const letters = Array.from(name.slice(0, name.length - ending.length))
  const room = longestFileNameBytes - lengthOf(ending)
  while (lengthOf(letters.join('')) > room) {
    letters.length = Math.min(letters.length - 1, room)
  }
  return withoutEnds(letters.join('')) + ending
}

const lengthOf = (name: string): number => utf8.encode(name).length
