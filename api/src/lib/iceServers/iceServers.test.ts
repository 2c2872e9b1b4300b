import { stunServers, turnServers } from './iceServers'

const settings = {
  stunUrls: ['stun:stun.help.example'],
  turnUrls: ['turn:turn.help.example', 'turns:turn.help.example'],
  turnSecret: 'north',
  turnTtlSeconds: 600,
}
const block = '192.0.2.1'

describe('the list of ICE servers', () => {
  it('returns STUN unchanged and TURN with credentials that are valid from now [§7 STUN and relay]', () => {
    expect(stunServers(settings)).toEqual([{ urls: settings.stunUrls }])
    expect(turnServers(settings, block, 1_700_000_000_000)).toEqual([
      {
        urls: settings.turnUrls,
        username: expect.stringMatching(/^1700000600:/),
        credential: expect.any(String),
      },
    ])
  })

  it('omits servers that are not configured', () => {
    expect(stunServers({ stunUrls: [] })).toEqual([])
    expect(turnServers({ ...settings, turnUrls: [] }, block, 0)).toEqual([])
  })
})
