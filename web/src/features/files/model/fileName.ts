import { visibleText } from 'src/browser/page/visibleText'

/** In bytes of UTF-8. File systems allow 255; browsers may add a suffix. */
export const longestFileNameBytes = 150

/** Longer text after the last dot is not an extension. */
const longestExtension = 16

/** Path separators of all systems. */
const separators = /[/\\]/
/** Further characters that Windows forbids in names. */
const forbidden = /[:*?"<>|]/g

/** Names of devices on Windows, reserved with any extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const utf8 = new TextEncoder()

/**
 * Makes the name under which both sides show and save a file: one path segment
 * on one line. Removes characters that are invisible or reorder others, and
 * dots and spaces at the ends, which Windows drops. Never throws; idempotent.
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

/** Shortens the part before the extension. */
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
