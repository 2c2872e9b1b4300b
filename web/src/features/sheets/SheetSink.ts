import type { FileSink } from 'src/features/files/FileSink'

import type { Sheet } from './model/sheet'
import { parseSheetFile } from './model/sheetFile'

/** Puts a sheet that the other side sends among the sheets of this browser. */
export class SheetSink implements FileSink {
  readonly place = 'sheets'
  name = ''
  private blocks: Uint8Array[] = []

  /** @param keep rejects where it cannot be kept */
  constructor(private readonly keep: (sheet: Sheet) => Promise<unknown>) {}

  async write(block: Uint8Array): Promise<void> {
    this.blocks.push(block)
  }

  async finish(): Promise<void> {
    const decoder = new TextDecoder()
    const parts = this.blocks.map((block) =>
      decoder.decode(block, { stream: true })
    )
    this.blocks = []
    const sheet = parseSheetFile(parts.join('') + decoder.decode())
    if (!sheet) throw new Error('What has arrived is no sheet')
    await this.keep(sheet)
    this.name = sheet.title
  }

  abort(): void {
    this.blocks = []
  }
}
