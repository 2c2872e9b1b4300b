import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface PdfPage {
  text: string
  pictures: { width: number; height: number }[]
}

/** Positions are in points. */
export interface PdfWord {
  text: string
  left: number
  top: number
  height: number
}

export async function readPdf(path: string): Promise<PdfPage[]> {
  const [texts, images] = await Promise.all([
    run('pdftotext', ['-layout', path, '-']),
    listPictures(path),
  ])
  // Each page ends with a form feed.
  const pages = texts.stdout.split('\f').slice(0, -1)
  return pages.map((text, at) => ({
    text,
    pictures: images
      .filter(({ page }) => page === at + 1)
      .map(({ picture }) => picture),
  }))
}

/**
 * The words of each page, with their letters in the order from left to right.
 */
export async function readPdfWords(path: string): Promise<PdfWord[][]> {
  const { stdout } = await run('pdftotext', ['-bbox', path, '-'])
  const word =
    /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">(.*)<\/word>/g
  return stdout
    .split('</page>')
    .slice(0, -1)
    .map((page) =>
      Array.from(page.matchAll(word), ([, left, top, bottom, text = '']) => ({
        ...{ text, left: Number(left), top: Number(top) },
        height: Number(bottom) - Number(top),
      }))
    )
}

/**
 * @param prefix of the written files
 * @returns PNGs, in the order of the pages
 */
export async function extractPictures(
  path: string,
  prefix: string
): Promise<Buffer[]> {
  const [list] = await Promise.all([
    listPictures(path),
    run('pdfimages', ['-png', path, prefix]),
  ])
  return Promise.all(
    list.map(({ at }) => readFile(`${prefix}-${at.padStart(3, '0')}.png`))
  )
}

async function listPictures(path: string) {
  const { stdout } = await run('pdfimages', ['-list', path])
  return stdout
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , type]) => type === 'image')
    .map(([page, at = '', , width, height]) => ({
      ...{ page: Number(page), at },
      picture: { width: Number(width), height: Number(height) },
    }))
}
