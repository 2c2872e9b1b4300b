import { iceServers } from './iceServers'

const settings = {
  stunUrls: ['stun:stun.help.example'],
  turnUrls: ['turn:turn.help.example', 'turns:turn.help.example'],
  turnSecret: 'north',
  turnTtlSeconds: 600,
}

describe('iceServers', () => {
  it('gives STUN as it is and TURN with credentials that run from now', () => {
    expect(iceServers(settings, 1_700_000_000_000)).toEqual([
      { urls: settings.stunUrls },
      {
        urls: settings.turnUrls,
        username: expect.stringMatching(/^1700000600:/),
        credential: expect.any(String),
      },
    ])
  })

  it('leaves out what is not configured', () => {
    const none = { ...settings, stunUrls: [], turnUrls: [] }
    expect(iceServers(none, 0)).toEqual([])
  })
})
