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
  return size >= askedFromBytes && DiskSink.isSupported
    ? DiskSink.choose(name)
    : new DownloadSink(name)
}
