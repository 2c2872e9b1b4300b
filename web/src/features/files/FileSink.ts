import { saveFile } from 'src/browser/fileDialogs'
import type { Place } from 'src/features/session'

/** The destination of an arriving file. */
export interface FileSink {
  readonly place: Place
  readonly name: string
  /** Called with one block after another, in order. */
  write(block: Uint8Array): Promise<void>
  /** Called when the file is complete and matches its digest. */
  finish(): Promise<void>
  /** Called when the file will not be completed; nothing of it is kept. */
  abort(): void
}

/** Missing in TypeScript’s DOM library and in some browsers. */
interface FilePicker {
  showSaveFilePicker(options: {
    suggestedName: string
    startIn: 'downloads'
  }): Promise<DiskFile>
}

interface DiskFile {
  createWritable(): Promise<DiskStream>
  /** from Chrome 110 on */
  remove?(): Promise<void>
}

type DiskStream = Pick<WritableStreamDefaultWriter, 'write' | 'close' | 'abort'>

/** Writes a file, while it arrives, to the place that the person has chosen. */
class DiskSink implements FileSink {
  readonly place = 'chosen'

  static get isSupported(): boolean {
    return 'showSaveFilePicker' in window
  }

  /**
   * Must be called within a click.
   *
   * @returns null if the person has cancelled the choice
   * @throws if the browser or the system does not allow writing there
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
   * Before the stream is closed, the browser writes to a temporary file, but it
   * has already created an empty file at the chosen place.
   */
  abort(): void {
    const remove = () => this.file.remove?.()
    this.stream
      .abort()
      .then(remove, remove)
      .catch(() => {})
  }
}

/** Browsers save this media type and never display it. */
const type = 'application/octet-stream'

/** Saves a complete file like a download of the browser. */
class DownloadSink implements FileSink {
  readonly place = 'downloads'
  private blocks: Blob[] = []

  constructor(readonly name: string) {}

  /** Browsers move blobs to disk when memory is short. */
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

/** In bytes; smaller files go to the downloads without a question. */
const askedFromBytes = 25_000_000

/**
 * Must be called within the click that accepts the file.
 *
 * @returns null if the person was asked for a place and chose none
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
