import { helpersSignIn } from './helpersSignIn'

function serve(content: string) {
  document.head.innerHTML = `<meta name="setting:REQUIRE_SIGN_IN" content="${content}" />`
}

describe('helpersSignIn', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('is the setting in the meta tag of the page', () => {
    serve('helpers')
    expect(helpersSignIn()).toBe(true)
    serve('')
    expect(helpersSignIn()).toBe(false)
  })

  it('is false without the meta tag', () => {
    expect(helpersSignIn()).toBe(false)
  })
})
