import type { FileSink } from './FileSink'

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
export class DiskSink implements FileSink {
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
