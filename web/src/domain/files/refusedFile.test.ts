import { fileName } from './fileName'
import { mostFileBytes, refusedContent, refusedFile } from './refusedFile'

const refused = (given: string, { size = 1, mime = '' } = {}) =>
  refusedFile({ name: fileName(given), size, mime })

const head = (...bytes: (number | string)[]) =>
  Uint8Array.from(
    bytes.flatMap((each) =>
      typeof each === 'number'
        ? each
        : Array.from(each, (letter) => letter.charCodeAt(0))
    )
  )

describe('refusedFile', () => {
  it.each([
    'letter.pdf',
    'IMG_1234.HEIC',
    'Rechnung 3.5.2026.docx',
    'www.example.com.pdf',
    'budget.xlsx',
    'notes.txt',
    'voice.m4a',
    'family.ged',
    'README',
  ])('lets %j pass', (name) => expect(refused(name)).toBeNull())

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
  ])('refuses %j, which a computer runs', (name) =>
    expect(refused(name)).toBe('program')
  )

  it.each(['all.zip', 'all.tar.gz', 'all.rar', 'disk.iso', 'disk.img'])(
    'refuses %j, in which anything may be',
    (name) => expect(refused(name)).toBe('packed')
  )

  it.each([
    ['application/x-msdownload', 'program'],
    ['application/x-msdos-program', 'program'],
    ['application/x-executable', 'program'],
    ['application/x-shellscript', 'program'],
    ['text/x-python', 'program'],
    ['text/javascript', 'program'],
    ['text/HTML', 'program'],
    ['image/svg+xml', 'program'],
    ['application/java-archive', 'program'],
    ['application/vnd.android.package-archive', 'program'],
    ['application/vnd.ms-excel.sheet.macroEnabled.12', 'program'],
    ['application/zip', 'packed'],
    ['application/x-7z-compressed', 'packed'],
    ['application/pdf', null],
    ['image/jpeg', null],
    ['application/vnd.oasis.opendocument.text', null],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      null,
    ],
  ])('judges the kind %s, whatever the name says', (mime, refusal) =>
    expect(refused('photo', { mime })).toBe(refusal)
  )

  it('refuses what is empty, and what is larger than 100 MB', () => {
    expect(refused('a.pdf', { size: 0 })).toBe('empty')
    expect(refused('a.pdf', { size: mostFileBytes })).toBeNull()
    expect(refused('a.pdf', { size: mostFileBytes + 1 })).toBe('too-large')
  })
})

describe('refusedContent', () => {
  it.each([
    ['of Windows', head('MZ', 0x90, 0)],
    ['of Linux', head(0x7f, 'ELF', 2)],
    ['of macOS', head(0xcf, 0xfa, 0xed, 0xfe)],
    ['of Java', head(0xca, 0xfe, 0xba, 0xbe)],
    ['that is a script', head('#!/bin/sh\n')],
    ['that is a script after a mark', head(0xef, 0xbb, 0xbf, '#!/bin/sh')],
    ['that is a shortcut', head(0x4c, 0, 0, 0, 1, 0x14, 2, 0)],
  ])('refuses a program %s, however it is named', (_, bytes) =>
    expect(refusedContent(bytes, 'photo.jpg')).toBe('program')
  )

  it('refuses an archive, but no document that is one', () => {
    const zip = head('PK', 3, 4)
    expect(refusedContent(zip, 'photo.jpg')).toBe('packed')
    expect(refusedContent(zip, 'letter.docx')).toBeNull()
    expect(refusedContent(head(0x1f, 0x8b), 'photo.jpg')).toBe('packed')
  })

  it('lets everything else pass, also what is shorter', () => {
    expect(refusedContent(head('%PDF-1.7'), 'a.pdf')).toBeNull()
    expect(refusedContent(head(0xff, 0xd8, 0xff), 'a.jpg')).toBeNull()
    expect(refusedContent(head('M'), 'a.txt')).toBeNull()
  })
})
