import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** With those in subfolders, without following links. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    lstatSync(join(folder, path)).isFile()
  )

/** The files that contain one of these texts. */
export const filesHolding = (folder: string, texts: readonly string[]) =>
  filesOf(folder).filter((path) => {
    const content = readFileSync(join(folder, path))
    return texts.some((text) => content.includes(text))
  })
