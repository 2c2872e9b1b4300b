import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { withFolder } from '../deploy/deployFiles.mjs'

import { publishPages } from './publishPages.mjs'

const days = (count) => new Date(Date.now() - count * 24 * 3_600_000)

/** Makes a folder in which builds are published. */
const withPlace = (use) =>
  withFolder((folder) => {
    const place = join(folder, 'served', 'web')
    return use({
      place,
      publish: (files) =>
        publishPages(place, {
          files: Object.keys(files),
          read: (path) => Buffer.from(files[path]),
        }),
      served: (path) =>
        existsSync(join(place, path)) &&
        readFileSync(join(place, path), 'utf8'),
    })
  })

const first = {
  'index.html': 'first',
  'from/:fromUserId.html': 'first',
  'assets/index-1.js': 'old',
  'assets/shared.js': 'shared',
}
const second = {
  'index.html': 'second',
  'from/:fromUserId.html': 'second',
  'assets/index-2.js': 'new',
  'assets/shared.js': 'shared',
}

describe('publishing pages', () => {
  it('publishes the first build', () =>
    withPlace(({ publish, served }) => {
      publish(first)
      for (const [path, text] of Object.entries(first)) {
        assert.equal(served(path), text)
      }
    }))

  it('keeps the files that pages of the previous version still fetch', () =>
    withPlace(({ publish, served }) => {
      publish(first)
      publish(second)
      assert.equal(served('index.html'), 'second')
      assert.equal(served('from/:fromUserId.html'), 'second')
      assert.equal(served('assets/index-2.js'), 'new')
      assert.equal(served('assets/index-1.js'), 'old')
    }))

  it('never overwrites a file that a browser may be fetching', () =>
    withPlace(({ place, publish }) => {
      publish(first)
      const { ino } = statSync(join(place, 'assets/shared.js'))
      utimesSync(join(place, 'assets/shared.js'), days(20), days(20))
      publish(second)
      const after = statSync(join(place, 'assets/shared.js'))
      assert.equal(after.ino, ino)
      assert.ok(after.mtimeMs > Date.now() - 60_000)
    }))

  it('deletes only files that no build of the last 30 days has had', () =>
    withPlace(({ place, publish, served }) => {
      publish({ 'assets/index-0.js': 'older' })
      utimesSync(join(place, 'assets/index-0.js'), days(80), days(80))
      publish(first)
      utimesSync(join(place, 'assets/index-0.js'), days(80), days(80))
      for (const name of ['index-1.js', 'shared.js']) {
        utimesSync(join(place, 'assets', name), days(40), days(40))
      }
      publish(second)
      assert.equal(served('assets/index-0.js'), false)
      // The old build was in use until now, though published 40 days ago.
      assert.equal(served('assets/index-1.js'), 'old')
      assert.equal(served('assets/shared.js'), 'shared')
    }))

  it('leaves no half-written files, and makes all files readable', () =>
    withPlace(({ place, publish, served }) => {
      publish(first)
      assert.equal(served('index.html.new'), false)
      const { mode } = statSync(join(place, 'index.html'))
      assert.equal(mode & 0o444, 0o444)
    }))
})
