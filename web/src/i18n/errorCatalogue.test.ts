import fs from 'fs'
import path from 'path'

import { errorCodes } from 'src/browser/errors/errorCode'

import { en } from './en/index'
import { errorCatalogue } from './errorCatalogue'

const written = fs.readFileSync(
  path.join(__dirname, '../../../docs/error-catalogue.md'),
  'utf8'
)

describe('the error catalogue', () => {
  it('is up to date: yarn rw exec writeErrorCatalogue', () => {
    expect(written).toBe(errorCatalogue(en.errors))
  })

  it.each(errorCodes)('has an entry for %s', (code) => {
    expect(written).toContain(`### ${code}\n`)
  })
})
