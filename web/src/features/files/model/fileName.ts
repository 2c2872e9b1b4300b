import { visibleText } from 'src/browser/page/visibleText'

/** In bytes of UTF-8. File systems allow 255; browsers may add a number. */
export const longestFileNameBytes = 150

/** Longer text after the last dot counts as a part of the name. */
const longestExtension = 16

/** Characters that separate folders on some system. */
const separators = /[/\\]/
/** Other characters that Windows does not allow in file names. */
const forbidden = /[:*?"<>|]/g

/** Names of devices on Windows, which are reserved even with an extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const utf8 = new TextEncoder()

/**
 * Makes a safe name, under which both pages show and save a file: without
 * folders, line breaks, and characters that are invisible or change the order
 * of others. Removes dots and spaces at both ends, because Windows drops them.
 * Never throws; a second call changes nothing.
 *
 * @param given the name on a person’s computer, or sent by the peer
 * @returns a name that is not empty and at most `longestFileNameBytes` long
 */
export function fileName(given: string): string {
  const visible = visibleText(given.normalize('NFC'))
  const last = visible.split(separators).pop() ?? ''
  const plain = withoutEnds(last.replace(forbidden, '_'))
  const name = plain.replace(devices, (device) => `_${device}`)
  return shortened(name) || 'file'
}

/**
 * @returns the extension in lower case, without the dot; empty if there is none
 */
export function extensionOf(name: string): string {
  const at = name.lastIndexOf('.')
  return at < 0 ? '' : name.slice(at + 1).toLowerCase()
}

const withoutEnds = (name: string): string => name.replace(/^[. ]+|[. ]+$/g, '')

/** Shortens a name that is too long, but keeps its extension. */
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
