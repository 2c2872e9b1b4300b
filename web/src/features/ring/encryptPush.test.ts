import { base64urlnopad } from '@scure/base'

import { encryptPush, freshKeys } from './encryptPush'
import type { PushDevice } from './model/pushDevice'

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  sender: {
    public:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  receiver: {
    public:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    private: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

const device: PushDevice = {
  endpoint: 'https://push.example/1',
  p256dh: example.receiver.public,
  auth: example.auth,
}

async function pairOf({ public: point, private: d }: typeof example.sender) {
  const bytes = base64urlnopad.decode(point)
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: base64urlnopad.encode(bytes.slice(1, 33)),
    y: base64urlnopad.encode(bytes.slice(33)),
  }
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey('jwk', { ...jwk, d }, curve, false, ['deriveBits']),
    crypto.subtle.importKey('jwk', jwk, curve, true, []),
  ])
  return { privateKey, publicKey }
}

describe('a message that only one device can read', () => {
  it('matches the example of the RFC', async () => {
    const keys = {
      pair: await pairOf(example.sender),
      salt: Uint8Array.from(base64urlnopad.decode(example.salt)),
    }
    expect(await encryptPush(example.text, device, keys)).toBe(example.message)
  })

  it('is different each time', async () => {
    const [one, other] = await Promise.all([
      encryptPush('help', device),
      encryptPush('help', device),
    ])
    expect(one).not.toBe(other)
  })

  it('is not encrypted for a key that is not on the curve', async () => {
    const p256dh = base64urlnopad.encode(
      Uint8Array.from([4, ...Array<number>(64).fill(7)])
    )
    await expect(
      encryptPush('help', { ...device, p256dh }, await freshKeys())
    ).rejects.toThrow()
  })
})
