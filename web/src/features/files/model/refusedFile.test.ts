import { fileName } from './fileName'
import { mostFileBytes, refusedContent, refusedFile } from './refusedFile'

const refused = (given: string, { size = 1 } = {}) =>
  refusedFile({ name: fileName(given), size }, 'file')

describe('refusedFile', () => {
  it.each([
    'letter.pdf',
    'IMG_1234.HEIC',
    'Rechnung 3.5.2026.docx',
    'www.example.com.pdf',
    'budget.xlsx',
    'notes.txt',
    'voice.m4a',
  ])('accepts %j', (name) => expect(refused(name)).toBeNull())

  it.each([
    'setup.exe',
    'SETUP.EXE',
    'photo.jpg.exe',
    'photo.exe.jpg',
    'setup.exe...  ',
    'setup.exe .pdf',
    'photo\u202egpj.exe',
    'setup.exe\u200b',
    'setup.exe\0.pdf',
    'letter.txt:setup.exe',
    'bill.scr',
    'bill.pif',
    'bill.js',
    'bill.vbs',
    'bill.lnk',
    'bill.url',
    'bill.hta',
    'bill.html',
    'bill.svg',
    'bill.docm',
    'bill.xlsm',
    'bill.ps1',
    'run.sh',
    'run.command',
    'run.desktop',
    'run.AppImage',
    'app.apk',
    'app.jar',
    'app.dmg',
    'profile.mobileconfig',
    'note.one',
  ])('refuses %j, which a computer can run', (name) =>
    expect(refused(name)).toBe('kind')
  )

  it.each(
    'doc xls ppt dot xlt mdb accdb rtf xbap shs ppkg cer p12 prefpane kext webarchive ica ovpn'
      .split(' ')
      .map((extension) => `letter.${extension}`)
  )('refuses %j, which may contain macros, keys or settings', (name) =>
    expect(refused(name)).toBe('kind')
  )

  it.each(['all.zip', 'all.tar.gz', 'all.rar', 'disk.iso', 'disk.img'])(
    'refuses %j, which may contain anything',
    (name) => expect(refused(name)).toBe('kind')
  )

  it.each(['README', 'family.ged', 'letter.', '.pdf', 'pdf'])(
    'refuses %j, whose kind is unknown',
    (name) => expect(refused(name)).toBe('kind')
  )

  it('refuses an empty file, and one larger than 100 MB', () => {
    expect(refused('a.pdf', { size: 0 })).toBe('empty')
    expect(refused('a.pdf', { size: mostFileBytes })).toBeNull()
    expect(refused('a.pdf', { size: mostFileBytes + 1 })).toBe('too-large')
  })

  it('checks no name for purposes for which no person chose one', () => {
    const file = { name: 'sheet.json', size: 1 }
    expect(refusedFile(file, 'sheet')).toBeNull()
    expect(refusedContent(Uint8Array.of(1), file.name, 'sheet')).toBeNull()
    expect(refusedFile({ ...file, size: 0 }, 'sheet')).toBe('empty')
  })
})

describe('refusedContent', () => {
  const pdf = new TextEncoder().encode('%PDF-1.7')

  it('refuses content that does not match the name', () => {
    expect(refusedContent(pdf, 'a.pdf', 'file')).toBeNull()
    expect(refusedContent(pdf, 'a.jpg', 'file')).toBe('content')
    expect(refusedContent(pdf.subarray(0, 3), 'a.pdf', 'file')).toBe('content')
    expect(refusedContent(pdf, 'README', 'file')).toBe('content')
  })
})
