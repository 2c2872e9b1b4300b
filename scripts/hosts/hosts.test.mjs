import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { temporaryFolder, withFolder } from '../deploy/deployFiles.mjs'
import { hasNginx } from '../deploy/shippedNginx.mjs'

import { upload } from './asServed/bucket.mjs'
import { cloudflarePages } from './asServed/cloudflare.mjs'
import { distribution } from './asServed/cloudfront.mjs'
import { exampleBuild, exampleFiles } from './asServed/exampleBuild.mjs'
import { netlifySite } from './asServed/netlify.mjs'
import { nginx } from './asServed/nginx.mjs'
import { cloudflare } from './cloudflare.mjs'
import { cloudfront } from './cloudfront.mjs'
import { netlify } from './netlify.mjs'
import { copies } from './plainName.mjs'

const copied = Object.fromEntries(
  copies(exampleBuild.fallbacks).map(([from, to]) => [to, exampleFiles[from]])
)
const uploaded = { ...exampleFiles, ...copied }

const folderOf = (files) => ({
  ...uploaded,
  _headers: files['web/dist/_headers'],
  _redirects: files['web/dist/_redirects'],
})

const cloudfrontFile = (name) =>
  cloudfront(exampleBuild)[`deploy/cloudfront/dist/${name}`]

const uploadedBucket = () =>
  withFolder((folder) => upload(folder, cloudfrontFile('upload.sh'), uploaded))

const sites = {
  netlify: async () => netlifySite(folderOf(netlify(exampleBuild))),
  cloudflare: async () => cloudflarePages(folderOf(cloudflare(exampleBuild))),
  cloudfront: async () => {
    const { bucket } = await uploadedBucket()
    return distribution(
      cloudfrontFile('viewer-request.js'),
      cloudfrontFile('response-headers-policy.json'),
      bucket
    )
  },
}

// Which file of the build answers, and its status.
const addresses = [
  ['/', 'index.html'],
  ['/privacy', 'privacy.html'],
  ['/receive', 'receive.html'],
  ['/auth/reset-password', 'auth/reset-password.html'],
  ['/river-apple-tiger-moon', '200.html'],
  ['/from/river-apple-tiger-moon', 'from/:fromUserId.html'],
  ['/from/a%20b', 'from/:fromUserId.html'],
  ['/from/too/deep', 'from/:fromUserId.html'],
  ['/from', '200.html'],
  ['/auth', '200.html'],
  ['/assets', '200.html'],
  ['/assets-of-anna', '200.html'],
  ['/assetsofanna', '200.html'],
  ['/fromage-apple', '200.html'],
  ['/no/such/page', '200.html'],
  ['/no-such-file.png', '200.html'],
  // No page, but an id all the same.
  ['/index', 'index.html'],
  ['/200', '200.html'],
  ['/404', '200.html'],
  ['/link', '200.html'],
  ['/favicon.svg', 'favicon.svg'],
  ['/robots.txt', 'robots.txt'],
  ['/too-old.js', 'too-old.js'],
  ['/serviceWorker.js', 'serviceWorker.js'],
  ['/assets/index-1.js', 'assets/index-1.js'],
  ['/assets/index-legacy-1.js', 'assets/index-legacy-1.js'],
  ['/assets/index-0.js', null],
]

const headersOf = ({ headers }) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        Object.keys({ ...exampleBuild.web, ...exampleBuild.behindTls }).some(
          (own) => own.toLowerCase() === name
        ) || name.startsWith('access-control-')
    )
  )

// Where nginx leaves it to the browser, these hosts have it ask each time.
const cacheOf = ({ headers }) =>
  headers['cache-control']
    ?.replaceAll(' ', '')
    .replace('public,max-age=0,must-revalidate', '') || undefined

describe(
  'a static host',
  { skip: !hasNginx && 'nginx is not installed' },
  () => {
    const { folder, remove } = temporaryFolder()
    let server
    before(async () => {
      server = await nginx(folder)
    })
    after(async () => {
      await server?.stop()
      remove()
    })

    for (const [name, site] of Object.entries(sites)) {
      it(`${name} answers each address with the file, the headers and the policy of nginx`, async () => {
        const answerOf = await site()
        for (const [path, file] of addresses) {
          const expected = await server.answer(path)
          const answer = answerOf(path)
          assert.equal(answer.status, file ? 200 : 404, path)
          assert.equal(expected.status, answer.status, path)
          if (file) {
            assert.equal(expected.body, exampleFiles[file], path)
            assert.equal(answer.body, exampleFiles[file], path)
            assert.equal(cacheOf(answer), cacheOf(expected), path)
          }
          assert.deepEqual(headersOf(answer), headersOf(expected), path)
        }
      })
    }

    it('has scripts of no other policy than those of the build', async () => {
      const { headers } = await server.answer('/privacy')
      const policy = headers['content-security-policy']
      assert.match(policy, /connect-src 'self' wss:\/\/api\.help\.example/)
      // One that all pages have, and one of each.
      assert.equal(policy.match(/'sha256-/g).length, 1 + 8)
      assert.equal(
        cacheOf(await server.answer('/serviceWorker.js')),
        'no-cache'
      )
      assert.equal(
        cacheOf(await server.answer('/assets/index-1.js')),
        'public,max-age=31536000,immutable'
      )
      assert.equal(
        cacheOf(await server.answer('/assets/index-0.js')),
        undefined
      )
    })
  }
)

describe('netlify', () => {
  it('is refused files in folders of folders, which its rule would not match', () => {
    const files = [...exampleBuild.files, 'assets/more/a.js']
    assert.throws(
      () => netlify({ ...exampleBuild, files }),
      /STATIC_HOST is netlify, which allows 0 folders below \/assets\/\*/
    )
  })

  it('makes no difference of a slash at the end, which nginx leaves to the router', async () => {
    const answerOf = await sites.netlify()
    for (const [path, file] of [
      ['/privacy/', 'privacy.html'],
      ['/assets/', '200.html'],
    ]) {
      const { status, body } = answerOf(path)
      assert.deepEqual([status, body], [200, exampleFiles[file]])
    }
  })
})

describe('cloudflare', () => {
  it('sends no address to another one', async () => {
    const answerOf = await sites.cloudflare()
    for (const file of Object.keys(exampleFiles)) {
      const path = `/${file.replace(':fromUserId', 'link')}`
      assert.deepEqual([path, answerOf(path).status], [path, 200])
    }
  })

  it('is refused a build over its limits, by the name of the setting', () => {
    const long = {
      ...exampleBuild.web,
      'Content-Security-Policy': 'a'.repeat(2_000),
    }
    assert.throws(
      () => cloudflare({ ...exampleBuild, web: long }),
      /STATIC_HOST is cloudflare, which allows 2000 characters in a line of _headers/
    )
  })
})

describe('cloudfront', () => {
  it('gets what pages name before the pages, and what is new at once', async () => {
    const { bucket, others } = await uploadedBucket()
    assert.deepEqual(Object.keys(bucket).sort(), Object.keys(uploaded).sort())
    const order = Object.keys(bucket).map((name) => name.startsWith('assets/'))
    assert.equal(order.lastIndexOf(true), order.indexOf(false) - 1)
    const ids = ['--distribution-id', 'A-DISTRIBUTION', '--paths', '/*']
    assert.deepEqual(others, [['cloudfront', 'create-invalidation', ...ids]])
  })

  it('is refused a build over its limits, by the name of the setting', () => {
    const files = Array.from({ length: 1_000 }, (_, at) => `page-${at}.html`)
    assert.throws(
      () => cloudfront({ ...exampleBuild, files }),
      /STATIC_HOST is cloudfront, which allows 10240 bytes in a function/
    )
  })
})
