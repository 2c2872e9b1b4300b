/** Begins each entry of a ZIP file's directory (APPNOTE 6.3.10 §4.3.12). */
const signature = [0x50, 0x4b, 0x01, 0x02]
const headerBytes = 46
const nameLengthAt = 28

/** Names in Office and OpenDocument files are shorter. */
const mostNameBytes = 256

/**
 * Names of ZIP entries with macros, ActiveX controls or embedded files, as
 * Microsoft Office and LibreOffice write them.
 */
const macros =
  /(?:^|\/)(?:vbaProject\.bin|oleObject[^/]*\.bin)$|(?:^|\/)(?:Basic|Scripts|macrosheets|activeX)\//i

/** Finds macros in a ZIP file, block by block, by the names of entries. */
export class MacroScan {
  hasMacros = false
  /** the end of the previous block, where an entry may have begun */
  private rest = new Uint8Array()

  /** @param block the next part of the file; may be changed after this call */
  add(block: Uint8Array): void {
    const bytes = new Uint8Array(this.rest.length + block.length)
    bytes.set(this.rest)
    bytes.set(block, this.rest.length)
    for (
      let at = bytes.indexOf(0x50);
      at >= 0;
      at = bytes.indexOf(0x50, at + 1)
    ) {
      if (signature.every((byte, index) => bytes[at + index] === byte)) {
        this.look(bytes, at)
      }
    }
    this.rest = bytes.slice(-headerBytes - mostNameBytes)
  }

  private look(bytes: Uint8Array, at: number): void {
    const low = bytes[at + nameLengthAt] ?? 0
    const high = bytes[at + nameLengthAt + 1] ?? 0
    const length = Math.min(low + high * 256, mostNameBytes)
    const name = bytes.subarray(at + headerBytes, at + headerBytes + length)
    if (macros.test(String.fromCharCode(...name))) this.hasMacros = true
  }
}
