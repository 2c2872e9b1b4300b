import { DiskSink } from './DiskSink'
import { DownloadSink } from './DownloadSink'
import type { FileSink } from './FileSink'

/** A smaller file is not worth the question where to put it. */
const askedFromBytes = 25_000_000

/**
 * Within the click that takes the file.
 *
 * @returns null if the person has been asked for a place, and has chosen none
 */
export async function sinkFor({
  name,
  size,
}: {
  name: string
  size: number
}): Promise<FileSink | null> {
  const isAsked = size >= askedFromBytes && DiskSink.isSupported
  const download = () => new DownloadSink(name)
  return isAsked ? DiskSink.choose(name).catch(download) : download()
}
