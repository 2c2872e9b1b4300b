import { extensionOf } from './fileName'

/** Kinds of files by the names that people use for them. */
export const fileKinds = [
  'picture',
  'pdf',
  'document',
  'table',
  'slides',
  'sound',
  'video',
  'other',
] as const

export type FileKind = (typeof fileKinds)[number]

/** The first 1,024 bytes of a file identify its format. */
export const headBytes = 1_024

type Head = Uint8Array

/** A format that may be sent. Files of other formats are refused. */
interface FileFormat {
  kind: Exclude<FileKind, 'other'>
  begins: (head: Head) => boolean
  /** whether files of this format are ZIP archives, which may contain macros */
  isZip: boolean
}

const textAt = (head: Head, at: number, length: number): string =>
  String.fromCharCode(...head.subarray(at, at + length))

const starts =
  (text: string, at = 0) =>
  (head: Head): boolean =>
    textAt(head, at, text.length) === text

const either =
  (...ways: ((head: Head) => boolean)[]) =>
  (head: Head): boolean =>
    ways.some((way) => way(head))

const both =
  (one: FileFormat['begins'], other: FileFormat['begins']) =>
  (head: Head): boolean =>
    one(head) && other(head)

/** RIFF is a container; the text at byte 8 says what is in the file. */
const riff = (what: string) => both(starts('RIFF'), starts(what, 8))

/**
 * MP4, HEIC and AVIF are one container format (ISO 14496-12). The “brand” at
 * byte 8 tells pictures from videos.
 */
const boxed = starts('ftyp', 4)
const pictureBrand = /^(?:hei[cxms]|hev[cxms]|mif1|msf1|avi[fs])$/
const isBoxedPicture = (head: Head): boolean =>
  boxed(head) && pictureBrand.test(textAt(head, 8, 4))
const isBoxedMedia = (head: Head): boolean =>
  boxed(head) && !isBoxedPicture(head)

/** The first eleven bits of an MPEG audio frame are set. */
const isMpegFrame = ([first = 0, second = 0]: Head): boolean =>
  first === 0xff && (second & 0xe0) === 0xe0

/**
 * UTF-16, or a text without null bytes. A file that starts with `#!` is
 * refused, because a system may run it as a script.
 */
const isText = (head: Head): boolean =>
  either(starts('\xff\xfe'), starts('\xfe\xff'))(head) ||
  (!head.includes(0) && !starts('#!')(head))

const zip = starts('PK\x03\x04')

/**
 * OpenDocument files begin with a ZIP entry that contains the media type
 * (OpenDocument 1.3, part 2, §3.3).
 */
const openDocument = (what: 'text' | 'spreadsheet' | 'presentation') =>
  both(zip, starts(`mimetypeapplication/vnd.oasis.opendocument.${what}PK`, 30))

const formats: [FileFormat['kind'], string, FileFormat['begins']][] = [
  ['picture', 'jpg jpeg jpe jfif', starts('\xff\xd8\xff')],
  ['picture', 'png', starts('\x89PNG\r\n\x1a\n')],
  ['picture', 'gif', starts('GIF8')],
  ['picture', 'webp', riff('WEBP')],
  ['picture', 'heic heif avif', isBoxedPicture],
  ['picture', 'bmp', starts('BM')],
  ['picture', 'tif tiff', either(starts('II*\0'), starts('MM\0*'))],
  ['pdf', 'pdf', starts('%PDF-')],
  ['document', 'txt md', isText],
  ['table', 'csv tsv', isText],
  ['document', 'docx', zip],
  ['table', 'xlsx', zip],
  ['slides', 'pptx', zip],
  ['document', 'odt', openDocument('text')],
  ['table', 'ods', openDocument('spreadsheet')],
  ['slides', 'odp', openDocument('presentation')],
  ['sound', 'mp3', either(starts('ID3'), isMpegFrame)],
  ['sound', 'aac', isMpegFrame],
  ['sound', 'm4a', isBoxedMedia],
  ['sound', 'wav', riff('WAVE')],
  ['sound', 'ogg oga opus', starts('OggS')],
  ['sound', 'flac', starts('fLaC')],
  ['sound', 'aif aiff', starts('FORM')],
  ['sound', 'amr', starts('#!AMR')],
  ['video', 'mp4 m4v 3gp', isBoxedMedia],
  // Older QuickTime files have one of these names at byte 4 instead of `ftyp`.
  [
    'video',
    'mov',
    either(isBoxedMedia, ...['moov', 'mdat', 'wide', 'free'].map(atFour)),
  ],
  ['video', 'webm mkv', starts('\x1a\x45\xdf\xa3')],
  ['video', 'avi', riff('AVI ')],
  ['video', 'mpg mpeg', starts('\0\0\x01')],
  ['video', 'ogv', starts('OggS')],
]

function atFour(part: string) {
  return starts(part, 4)
}

const zipped = new Set(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'])

const known = new Map<string, FileFormat>(
  formats.flatMap(([kind, extensions, begins]) =>
    extensions
      .split(' ')
      .map((each) => [each, { kind, begins, isZip: zipped.has(each) }])
  )
)

/**
 * @param name a file name, as returned by `fileName`
 * @returns null if files with this extension may not be sent
 */
export const fileFormat = (name: string): FileFormat | null =>
  known.get(extensionOf(name)) ?? null

/** @param name a file name, as returned by `fileName` */
export const fileKind = (name: string): FileKind =>
  fileFormat(name)?.kind ?? 'other'
