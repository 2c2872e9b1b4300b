import { saveFile } from 'src/browser/fileDialogs'
import type { Place } from 'src/features/session'

/** Where an arriving file goes. */
export interface FileSink {
  readonly place: Place
  /** under which the person finds it there, once it is complete */
  readonly name: string
  /** Called with one block after another, in order. */
  write(block: Uint8Array): Promise<void>
  /** It is complete, and as it was sent. */
  finish(): Promise<void>
  /** It will not be: nothing of it is kept. */
  abort(): void
}

/** Newer than TypeScript’s DOM library, and not in every browser. */
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

/** Writes a file to the place that the person has chosen, as it arrives. */
class DiskSink implements FileSink {
  readonly place = 'chosen'

  static get isSupported(): boolean {
    return 'showSaveFilePicker' in window
  }

  /**
   * Within a click, which the browser requires.
   *
   * @returns null if the person has chosen nothing
   * @throws where the browser or the system does not let it be written there
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
   * The browser writes to the side until the end. What it has made for the
   * person to choose, an empty file of that name, goes as well.
   */
  abort(): void {
    const remove = () => this.file.remove?.()
    this.stream
      .abort()
      .then(remove, remove)
      .catch(() => {})
  }
}

/** So that no browser shows it instead of saving it. */
const type = 'application/octet-stream'

/** Saves a file as the browser saves downloads, once it is complete. */
class DownloadSink implements FileSink {
  readonly place = 'downloads'
  private blocks: Blob[] = []

  constructor(readonly name: string) {}

  /** In blobs, which browsers keep on the disk when memory is short. */
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
