import { findApi } from './config'
import { pageSetting } from './pageSetting'

describe('a setting of the page', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('is read from its meta element, if there is one', () => {
    expect(pageSetting('APP_NAME')).toBeUndefined()
    document.head.innerHTML =
      '<meta name="setting:APP_NAME" content="Anna &#38; O&#39;Neill" />'
    expect(pageSetting('APP_NAME')).toBe("Anna & O'Neill")
  })

  it('tells Redwood where the api is', () => {
    const { RWJS_API_URL, RWJS_API_GRAPHQL_URL } = window
    findApi()
    expect(window.RWJS_API_URL).toBe(RWJS_API_URL)
    document.head.innerHTML =
      '<meta name="setting:API_URL" content="https://api.help.example" />'
    findApi()
    expect(window.RWJS_API_URL).toBe('https://api.help.example')
    expect(window.RWJS_API_GRAPHQL_URL).toBe('https://api.help.example/graphql')
    Object.assign(window, { RWJS_API_URL, RWJS_API_GRAPHQL_URL })
  })
})
