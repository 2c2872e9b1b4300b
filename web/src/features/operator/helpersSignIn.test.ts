import { helpersSignIn } from './helpersSignIn'

function serve(content: string) {
  document.head.innerHTML = `<meta name="require-sign-in" content="${content}" />`
}

describe('helpersSignIn', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('is what the page says', () => {
    serve('helpers')
    expect(helpersSignIn()).toBe(true)
    serve('')
    expect(helpersSignIn()).toBe(false)
  })

  it('is false if the page says nothing', () => {
    expect(helpersSignIn()).toBe(false)
  })
})
