import { fileFormat, fileKind } from './fileFormat'

const head = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((each) =>
      typeof each === 'number'
        ? each
        : Array.from(each, (letter) => letter.charCodeAt(0))
    )
  )

const zip = head('PK', 3, 4, ...Array<number>(26).fill(0))
const openDocument = (kind: string) =>
  head(
    ...[...zip],
    `mimetypeapplication/vnd.oasis.opendocument.${kind}PK\x03\x04`
  )
const boxed = (brand: string) => head(0, 0, 0, 24, `ftyp${brand}`, 0, 0, 0, 0)

/** File names, each with the first bytes of a real file of that format. */
const samples: [string, Uint8Array][] = [
  ['IMG_1.JPG', head(0xff, 0xd8, 0xff, 0xe1, 0, 24, 'Exif')],
  ['scan.png', head(0x89, 'PNG\r\n\x1a\n', 0, 0, 0, 13, 'IHDR')],
  ['cat.gif', head('GIF89a')],
  ['cat.webp', head('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ['IMG_2.heic', boxed('heic')],
  ['IMG_3.avif', boxed('avif')],
  ['scan.bmp', head('BM', 1, 2, 3, 4)],
  ['scan.tif', head('II*', 0, 8, 0, 0, 0)],
  ['scan.tiff', head('MM', 0, '*', 0, 0, 0, 8)],
  ['letter.pdf', head('%PDF-1.7\n')],
  ['notes.txt', head(0xef, 0xbb, 0xbf, 'Gr', 0xc3, 0xbc, 0xc3, 0x9f, 'e')],
  ['notes16.txt', head(0xff, 0xfe, 'A', 0, 'n', 0)],
  ['read.md', head('# Read')],
  ['bank.csv', head('Datum;Betrag\r\n')],
  ['letter.docx', zip],
  ['budget.xlsx', zip],
  ['talk.pptx', zip],
  ['letter.odt', openDocument('text')],
  ['budget.ods', openDocument('spreadsheet')],
  ['talk.odp', openDocument('presentation')],
  ['song.mp3', head('ID3', 4, 0)],
  ['voice.mp3', head(0xff, 0xfb, 0x90, 0x64)],
  ['voice.aac', head(0xff, 0xf1, 0x50, 0x80)],
  ['voice.m4a', boxed('M4A ')],
  ['voice.wav', head('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
  ['voice.opus', head('OggS', 0, 2)],
  ['song.flac', head('fLaC', 0)],
  ['song.aiff', head('FORM', 0, 0, 0, 9, 'AIFF')],
  ['memo.amr', head('#!AMR\n')],
  ['holiday.mp4', boxed('isom')],
  ['holiday.3gp', boxed('3gp5')],
  ['holiday.mov', boxed('qt  ')],
  ['old.mov', head(0, 0, 0, 8, 'wide')],
  ['holiday.webm', head(0x1a, 0x45, 0xdf, 0xa3)],
  ['holiday.avi', head('RIFF', 1, 2, 3, 4, 'AVI LIST')],
  ['old.mpg', head(0, 0, 1, 0xba)],
]

const programs: [string, Uint8Array][] = [
  ['of Windows', head('MZ', 0x90, 0, 3, 0, 0, 0)],
  ['of Linux', head(0x7f, 'ELF', 2, 1, 1, 0)],
  ['of macOS', head(0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1)],
  ['of Java', head(0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52)],
  ['that is a script', head('#!/bin/sh\n')],
  ['that is a shortcut', head(0x4c, 0, 0, 0, 1, 0x14, 2, 0)],
  [
    'in an old document',
    head(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0),
  ],
]

describe('fileFormat', () => {
  it.each(samples)('recognises %s by its first bytes', (name, bytes) =>
    expect(fileFormat(name)?.begins(bytes)).toBe(true)
  )

  it.each(programs)(
    'does not accept the program %s under any of these names',
    (_, bytes) => {
      const taken = samples.filter(([name]) => fileFormat(name)?.begins(bytes))
      expect(taken).toEqual([])
    }
  )

  it.each(samples)('does not accept %s if it is empty or truncated', (name) =>
    expect(fileFormat(name)?.begins(head(0))).toBe(false)
  )

  it('accepts no archive as a picture, and no other ZIP as an OpenDocument file', () => {
    expect(fileFormat('photo.jpg')?.begins(zip)).toBe(false)
    expect(fileFormat('letter.odt')?.begins(zip)).toBe(false)
    for (const kind of ['base', 'text-master', 'spreadsheet']) {
      expect(fileFormat('letter.odt')?.begins(openDocument(kind))).toBe(false)
    }
  })

  it('distinguishes pictures and videos', () => {
    expect(fileFormat('a.mp4')?.begins(boxed('heic'))).toBe(false)
    expect(fileFormat('a.heic')?.begins(boxed('isom'))).toBe(false)
  })
})

it.each([
  ['IMG_1.HEIC', 'picture'],
  ['form.pdf', 'pdf'],
  ['letter.docx', 'document'],
  ['budget.ods', 'table'],
  ['talk.pptx', 'slides'],
  ['voice.m4a', 'sound'],
  ['holiday.mp4', 'video'],
  ['family.ged', 'other'],
  ['README', 'other'],
  ['constructor', 'other'],
])('classifies %s as %s', (name, kind) => expect(fileKind(name)).toBe(kind))
