import { saveFile } from 'src/browser/fileDialogs'
import type { Place } from 'src/features/session'

/** Where an arriving file is written: a chosen place, or the downloads. */
export interface FileSink {
  readonly place: Place
  readonly name: string
  /** Called for each block of the file, in order. */
  write(block: Uint8Array): Promise<void>
  /** Called when the file is complete and its digest is correct. */
  finish(): Promise<void>
  /** Deletes what was written, because the file will not be completed. */
  abort(): void
}

/** TypeScript’s DOM library lacks this method, and some browsers do too. */
interface FilePicker {
  showSaveFilePicker(options: {
    suggestedName: string
    startIn: 'downloads'
  }): Promise<DiskFile>
}

interface DiskFile {
  createWritable(): Promise<DiskStream>
  /** since Chrome 110 */
  remove?(): Promise<void>
}

type DiskStream = Pick<WritableStreamDefaultWriter, 'write' | 'close' | 'abort'>

/** Writes each block, as it arrives, to a file that the person has chosen. */
class DiskSink implements FileSink {
  readonly place = 'chosen'

  static get isSupported(): boolean {
    return 'showSaveFilePicker' in window
  }

  /**
   * Opens the browser's dialog for saving. Must be called in the handler of a
   * click.
   *
   * @returns null if the person has closed the dialog without a choice
   * @throws if the browser or the system does not allow writing to that place
   */
  static async choose(name: string): Promise<DiskSink | null> {
    const picker = window as unknown as FilePicker
    try {
      const file = await picker.showSaveFilePicker({
        suggestedName: name,
        startIn: 'downloads',
      })
      return new DiskSink(name, file, await file.createWritable())
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') {
        return null
      }
      throw error
    }
  }

  private constructor(
    readonly name: string,
    private readonly file: DiskFile,
    private readonly stream: DiskStream
  ) {}

  write = (block: Uint8Array): Promise<void> => this.stream.write(block)

  finish = (): Promise<void> => this.stream.close()

  /**
   * Also removes the empty file that the browser created at the chosen place.
   * Blocks are only in a temporary file until the stream is closed.
   */
  abort(): void {
    const remove = () => this.file.remove?.()
    this.stream
      .abort()
      .then(remove, remove)
      .catch(() => {})
  }
}

/** With this media type, browsers save a file and never display it. */
const type = 'application/octet-stream'

/** Saves the complete file as a download of the browser. */
class DownloadSink implements FileSink {
  readonly place = 'downloads'
  private blocks: Blob[] = []

  constructor(readonly name: string) {}

  /** Blobs need little memory: browsers move them to disk. */
  async write(block: Uint8Array): Promise<void> {
    this.blocks.push(new Blob([block]))
  }

  async finish(): Promise<void> {
    saveFile(new Blob(this.blocks, { type }), this.name)
    this.blocks = []
  }

  abort(): void {
    this.blocks = []
  }
}

/** In bytes. Only for larger files is the person asked where to save. */
const askedFromBytes = 25_000_000

/**
 * Decides where to save a file. Must be called in the click that accepts the
 * file.
 *
 * @returns null if the person has closed the dialog for saving without a choice
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
