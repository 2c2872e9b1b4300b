import { MacroScan } from './MacroScan'

const bytesOf = (text: string) =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** An entry of the directory at the end of a ZIP file. */
function entry(name: string) {
  const header = new Uint8Array(46)
  header.set([0x50, 0x4b, 1, 2])
  header[28] = name.length
  return Buffer.concat([header, bytesOf(name)])
}

const archive = (...names: string[]) =>
  Uint8Array.from(
    Buffer.concat([bytesOf('PK\x03\x04 PKPK '), ...names.map(entry)])
  )

function hasMacros(bytes: Uint8Array, blockBytes = bytes.length): boolean {
  const scan = new MacroScan()
  for (let at = 0; at < bytes.length; at += blockBytes) {
    scan.add(bytes.subarray(at, at + blockBytes))
  }
  return scan.hasMacros
}

describe('MacroScan', () => {
  it.each([
    'word/vbaProject.bin',
    'xl/VBAPROJECT.BIN',
    'Basic/Standard/Module1.xml',
    'Scripts/python/run.py',
    'Object 1/Basic/script-lc.xml',
    'xl/macrosheets/sheet1.xml',
    'word/activeX/activeX1.bin',
    'word/embeddings/oleObject1.bin',
  ])('finds macros in %s, wherever a block ends', (name) => {
    const bytes = archive('mimetype', name, 'content.xml')
    for (let blockBytes = 1; blockBytes <= bytes.length; blockBytes++) {
      expect(hasMacros(bytes, blockBytes)).toBe(true)
    }
  })

  it('finds no macros in a document without any, nor in its text', () => {
    const plain = archive('word/document.xml', 'docProps/app.xml')
    expect(hasMacros(plain)).toBe(false)
    expect(hasMacros(bytesOf('word/vbaProject.bin'))).toBe(false)
    expect(hasMacros(archive('BasicEnglish/a.xml'))).toBe(false)
    const chart = 'word/embeddings/Microsoft_Excel_Sheet.xlsx'
    expect(hasMacros(archive(chart))).toBe(false)
  })

  it('never throws', () => {
    expect(hasMacros(bytesOf('PK\x01\x02'))).toBe(false)
    expect(hasMacros(new Uint8Array(100).fill(0x50), 7)).toBe(false)
  })
})
