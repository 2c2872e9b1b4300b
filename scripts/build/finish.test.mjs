import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { finishPage, isHandedOver, pageChunk } from './finish.mjs'

const prerendered = `<!DOCTYPE html><html><head><script defer="defer" src="/assets/HomePage-a1.js" type="module"></script>
  <style>b{}</style>
  <meta name="robots" content="index, follow" data-head="">
    <meta charset="UTF-8">
    <!-- head -->
    <title>Home</title>
    <meta name="robots" content="noindex, nofollow" data-head="">
    <!-- /head -->
<script> globalThis.__REDWOOD__APOLLO_STATE = {}</script></head><body></body></html>`

describe('finishPage', () => {
  const html = finishPage(prerendered)

  it('starts with the character set', () => {
    assert.match(html, /<head>\s*<meta charset="UTF-8">/)
  })

  it("keeps only the page's own head", () => {
    assert.equal(html.match(/name="robots"/g).length, 1)
    assert.match(html, /index, follow/)
    assert.doesNotMatch(html, /noindex/)
    assert.match(html, /<title>Home<\/title>/)
    assert.match(html, /<style>b\{\}<\/style>/)
  })

  it('removes the state of Apollo, which the page does not use', () => {
    assert.doesNotMatch(html, /APOLLO/)
  })

  it('leaves the script of the page, at the path of the installation', () => {
    assert.match(html, /src="\/__BASE_PATH__\/assets\/HomePage-a1\.js"/)
    assert.equal(pageChunk(html), 'assets/HomePage-a1.js')
    assert.equal(pageChunk(prerendered), 'assets/HomePage-a1.js')
  })

  it('refuses a page that was not prerendered', () => {
    assert.throws(() => finishPage('<head><meta charset="UTF-8"></head>'))
    assert.throws(() => finishPage(html))
  })
})

describe('isHandedOver', () => {
  const chunk = (name) =>
    `export{z as default};globalThis.__REDWOOD__PRERENDER_PAGES.HomePage=${name};`

  it('requires the name of the page in the script', () => {
    assert.equal(isHandedOver(chunk('z')), true)
    assert.equal(isHandedOver(chunk('undefined')), false)
    assert.equal(isHandedOver('export{z as default}'), false)
  })
})
