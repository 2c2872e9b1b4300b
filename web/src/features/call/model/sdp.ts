/**
 * The functions in this file change a session description (RFC 8866) where no
 * browser API can. They never throw: text that is not a description is returned
 * unchanged.
 */

const repairFormats = /^(?:rtx|red|ulpfec|flexfec-03)$/i

interface Section {
  start: number
  end: number
  lines: string[]
}

/** Initial value and minimum of Chromium’s bandwidth estimate, in kbit/s. */
export interface BitrateBounds {
  start: number
  least: number
}

/**
 * Chromium’s own initial 300 kbit/s and minimum of 30 kbit/s are too low for a
 * screen (measured).
 */
export function boundBitrate(
  sdp: string,
  { start, least }: BitrateBounds
): string {
  const option = `x-google-start-bitrate=${start};x-google-min-bitrate=${least}`
  return changeSection(sdp, 'video', (lines) =>
    withOption(lines, payloadTypes(lines), option)
  )
}

/**
 * Enables DTX: during silence, Opus sends 2.5 packets a second instead of 50
 * (RFC 7587 §3.1.3).
 */
export const skipSilence = (sdp: string): string =>
  changeSection(sdp, 'audio', (lines) =>
    withOption(lines, payloadTypes(lines, /^opus$/i), 'usedtx=1')
  )

/**
 * Makes the sender of a camera picture rotate the pixels, because a page that
 * decodes frames itself cannot read their orientation (3GPP TS 26.114 §7.4.5).
 */
export const turnPixels = (sdp: string): string =>
  sdp.replace(/a=extmap:\S+ urn:3gpp:video-orientation\r?\n/g, '')

/**
 * Requests the dependency descriptor, an RTP header extension with the number
 * of each frame and its dependencies. It replaces the `video-timing` extension,
 * which no page reads (docs/picture.md).
 */
export const nameFrames = (sdp: string): string =>
  sdp.replace(
    /\S+video-timing/,
    'https://aomediacodec.github.io/av1-rtp-spec/#dependency-descriptor-rtp-header-extension'
  )

/**
 * Sets the option for each format. An earlier value of the option is removed.
 */
function withOption(
  lines: string[],
  formats: string[],
  option: string
): string[] {
  const without = formats.filter(
    (format) => !lines.some((line) => line.startsWith(`a=fmtp:${format} `))
  )
  const names = option.split(';').map((each) => each.split('=')[0])
  const raised = lines.map((line) => {
    const [, format = '', options = ''] = /^a=fmtp:(\d+) (.*)/.exec(line) ?? []
    if (!formats.includes(format)) return line
    const others = options
      .split(';')
      .filter((each) => !names.includes(each.trim().split('=')[0]))
    return `a=fmtp:${format} ${[...others, option].join(';')}`
  })
  return raised.flatMap((line) => {
    const format = /^a=rtpmap:(\d+) /.exec(line)?.[1]
    return format && without.includes(format)
      ? [line, `a=fmtp:${format} ${option}`]
      : [line]
  })
}

/**
 * Moves these codecs to the front, because a sender uses the first codec of the
 * list.
 *
 * @param codecs names as in `a=rtpmap` in any case, most wanted first
 */
export function preferCodecs(sdp: string, codecs: readonly string[]): string {
  return changeSection(sdp, 'video', (lines) => {
    const ranked = new Map<string, number>()
    for (const line of lines) {
      const [, format, codec] = /^a=rtpmap:(\d+) ([^/]+)/.exec(line) ?? []
      const rank = codecs.findIndex(
        (name) => name.toLowerCase() === codec?.toLowerCase()
      )
      if (format && rank >= 0) ranked.set(format, rank)
    }
    const rankOf = (format: string) => ranked.get(format) ?? codecs.length
    return lines.map((line) => {
      const [, head, formats] = /^(m=video \d+ \S+) (.+)$/.exec(line) ?? []
      if (!head || !formats) return line
      const order = formats.split(' ').sort((a, b) => rankOf(a) - rankOf(b))
      return [head, ...order].join(' ')
    })
  })
}

function payloadTypes(lines: string[], wanted = /^/): string[] {
  return lines.flatMap((line) => {
    const [, format, codec] = /^a=rtpmap:(\d+) ([^/]+)/.exec(line) ?? []
    return format && codec && !repairFormats.test(codec) && wanted.test(codec)
      ? [format]
      : []
  })
}

function changeSection(
  sdp: string,
  kind: 'audio' | 'video',
  change: (lines: string[]) => string[]
): string {
  const lines = sdp.split('\r\n')
  const section = sectionOf(lines, kind)
  if (!section) return sdp
  return [
    ...lines.slice(0, section.start),
    ...change(section.lines),
    ...lines.slice(section.end),
  ].join('\r\n')
}

function sectionOf(lines: string[], kind: string): Section | null {
  const start = lines.findIndex((line) => line.startsWith(`m=${kind} `))
  if (start < 0) return null
  const next = lines.findIndex(
    (line, index) => index > start && line.startsWith('m=')
  )
  const end = next < 0 ? lines.length : next
  return { start, end, lines: lines.slice(start, end) }
}
