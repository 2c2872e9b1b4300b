import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    lstatSync(join(folder, path)).isFile()
  )

export const filesHolding = (folder: string, texts: readonly string[]) =>
  filesOf(folder).filter((path) => {
    const content = readFileSync(join(folder, path))
    return texts.some((text) => content.includes(text))
  })
