import { saveFile } from 'src/browser/saveFile'

import type { FileSink } from './FileSink'

/** So that no browser shows it instead of saving it. */
const type = 'application/octet-stream'

/** Saves a file as the browser saves downloads, once it is complete. */
export class DownloadSink implements FileSink {
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
