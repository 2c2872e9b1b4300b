import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface PdfPage {
  text: string
  pictures: { width: number; height: number }[]
}

/** Reads a PDF back, with Poppler. */
export async function readPdf(path: string): Promise<PdfPage[]> {
  const [texts, list] = await Promise.all([
    run('pdftotext', ['-layout', path, '-']),
    run('pdfimages', ['-list', path]),
  ])
  // Each page ends with a form feed.
  const pages = texts.stdout.split('\f').slice(0, -1)
  const images = list.stdout
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , type]) => type === 'image')
    .map(([page, , , width, height]) => ({
      page: Number(page),
      picture: { width: Number(width), height: Number(height) },
    }))
  return pages.map((text, at) => ({
    text,
    pictures: images
      .filter(({ page }) => page === at + 1)
      .map(({ picture }) => picture),
  }))
}
