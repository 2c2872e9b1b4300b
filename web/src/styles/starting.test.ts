import fs from 'fs'
import path from 'path'

import { palette } from './palette'

const read = (file: string) =>
  fs.readFileSync(path.join(__dirname, '../..', file), 'utf8')

describe('the first paint', () => {
  const css = read('public/starting.css')

  it.each(['light', 'dark'] as const)('has the %s colours', (scheme) => {
    const { background, text } = palette[scheme]

    expect(css).toContain(`background: ${background};`)
    expect(css).toContain(`color: ${text};`)
    expect(read('src/index.html')).toContain(`content="${background}"`)
  })

  it('requests nothing from other hosts', () => {
    expect(read('src/index.html')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    expect(css).not.toMatch(/url\(|@import/)
  })
})
