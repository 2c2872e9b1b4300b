/**
 * Changes to a session description (RFC 8866) that no browser API offers.
 * Total: text that is not a description is returned unchanged.
 */

const repairFormats = /^(?:rtx|red|ulpfec|flexfec-03)$/i

interface VideoSection {
  start: number
  end: number
  lines: string[]
}

/** The start and minimum of Chromium’s bandwidth estimate, in kbit/s. */
export interface BitrateBounds {
  start: number
  least: number
}

/**
 * Makes Chromium start at a bitrate that suits a screen, not at 300 kbit/s, and
 * not fall to 30 (measured).
 */
export function boundBitrate(
  sdp: string,
  { start, least }: BitrateBounds
): string {
  return changeVideo(sdp, (lines) => {
    const formats = payloadTypes(lines)
    const option = `x-google-start-bitrate=${start};x-google-min-bitrate=${least}`
    const without = formats.filter(
      (format) => !lines.some((line) => line.startsWith(`a=fmtp:${format} `))
    )
    const raised = lines.map((line) => {
      const format = /^a=fmtp:(\d+) /.exec(line)?.[1]
      return format && formats.includes(format) ? `${line};${option}` : line
    })
    return raised.flatMap((line) => {
      const format = /^a=rtpmap:(\d+) /.exec(line)?.[1]
      return format && without.includes(format)
        ? [line, `a=fmtp:${format} ${option}`]
        : [line]
    })
  })
}

/**
 * Moves the formats of the named codecs to the front; a sender uses the first
 * one that the peer lists.
 *
 * @param codecs names as in `a=rtpmap`, most wanted first, any case
 */
export function preferCodecs(sdp: string, codecs: readonly string[]): string {
  return changeVideo(sdp, (lines) => {
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

function payloadTypes(lines: string[]): string[] {
  return lines.flatMap((line) => {
    const [, format, codec] = /^a=rtpmap:(\d+) ([^/]+)/.exec(line) ?? []
    return format && codec && !repairFormats.test(codec) ? [format] : []
  })
}

function changeVideo(
  sdp: string,
  change: (lines: string[]) => string[]
): string {
  const lines = sdp.split('\r\n')
  const section = videoSection(lines)
  if (!section) return sdp
  return [
    ...lines.slice(0, section.start),
    ...change(section.lines),
    ...lines.slice(section.end),
  ].join('\r\n')
}

function videoSection(lines: string[]): VideoSection | null {
  const start = lines.findIndex((line) => line.startsWith('m=video '))
  if (start < 0) return null
  const next = lines.findIndex(
    (line, index) => index > start && line.startsWith('m=')
  )
  const end = next < 0 ? lines.length : next
  return { start, end, lines: lines.slice(start, end) }
}
