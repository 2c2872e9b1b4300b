import { postRing } from './postRing'

const device = {
  endpoint: 'https://push.example/1',
  p256dh:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const post = jest.fn()

describe('a ring', () => {
  beforeEach(() => {
    post.mockReset()
    Object.assign(globalThis, { fetch: post })
  })

  it('is encrypted before it is sent', async () => {
    post.mockResolvedValue({ status: 200 })
    expect(await postRing(device, 'Dad needs help')).toBe('rung')
    const [url, { body, method }] = post.mock.calls[0]
    expect([url, method]).toEqual([`${window.RWJS_API_URL}/ring`, 'POST'])
    const { endpoint, payload } = JSON.parse(body)
    expect(endpoint).toBe(device.endpoint)
    const sent = Buffer.from(payload, 'base64url')
    expect(sent.toString('latin1')).not.toContain('Dad')
    expect(sent.byteLength).toBeLessThan(4096)
  })

  it.each([
    [410, 'gone'],
    [429, 'too-many'],
    [400, 'failed'],
    [403, 'failed'],
    [502, 'failed'],
    [503, 'failed'],
  ])('that is answered with %i is %s', async (status, outcome) => {
    post.mockResolvedValue({ status })
    expect(await postRing(device, 'help')).toBe(outcome)
  })

  it('fails without a network', async () => {
    post.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await postRing(device, 'help')).toBe('failed')
  })

  it('is not sent to a device with an invalid key', async () => {
    const p256dh = `BA${'A'.repeat(85)}`
    expect(await postRing({ ...device, p256dh }, 'help')).toBe('failed')
    expect(post).not.toHaveBeenCalled()
  })
})
