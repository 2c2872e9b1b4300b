import { parseConfig } from './parseConfig'

describe('config', () => {
  it('derives the support address from the web domain', () => {
    expect(parseConfig({ WEB_DOMAIN: 'example.org' }).supportEmail).toBe(
      'support@example.org'
    )
  })

  it('uses the product name as company name by default [§9 company name]', () => {
    expect(parseConfig({ APP_NAME: 'Acme' }).companyName).toBe('Acme')
    expect(
      parseConfig({ APP_NAME: 'Acme', COMPANY_NAME: 'Acme Ltd' }).companyName
    ).toBe('Acme Ltd')
  })

  it('has app name, web domain, peer server host, company name and support address [§3 config]', () => {
    expect(
      parseConfig({
        APP_NAME: 'Acme',
        COMPANY_NAME: 'Acme Ltd',
        WEB_DOMAIN: 'example.org',
        PEER_SERVER_HOST: 'peers.example.org',
        BASE_PATH: '/help',
      })
    ).toEqual({
      appName: 'Acme',
      companyName: 'Acme Ltd',
      webDomain: 'example.org',
      peerServerHost: 'peers.example.org',
      supportEmail: 'support@example.org',
      basePath: '/help',
    })
  })

  it('treats an empty setting as unset', () => {
    const parsed = parseConfig({ APP_NAME: ' ', PEER_SERVER_HOST: '' })

    expect(parsed.appName).toBe('Kinscreen')
    expect(parsed.peerServerHost).toBeNull()
  })
})
