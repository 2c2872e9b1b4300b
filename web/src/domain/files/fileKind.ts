import { extensionOf } from './fileName'

/** What a person calls a file. */
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

const extensions: Record<Exclude<FileKind, 'other'>, string> = {
  picture: 'jpg jpeg jpe jfif png gif webp avif heic heif bmp tif tiff',
  pdf: 'pdf',
  document: 'txt md rtf doc docx odt pages epub',
  table: 'csv tsv xls xlsx ods numbers',
  slides: 'ppt pptx pps ppsx odp key',
  sound: 'mp3 m4a aac ogg oga opus wav flac wma aif aiff amr',
  video: 'mp4 m4v mov webm mkv avi wmv mpg mpeg 3gp ogv',
}

const kinds = new Map(
  Object.entries(extensions).flatMap(([kind, list]) =>
    list.split(' ').map((each) => [each, kind as FileKind] as const)
  )
)

/** @param name as `fileName` returns it */
export const fileKind = (name: string): FileKind =>
  kinds.get(extensionOf(name)) ?? 'other'
