import { av1, FakeRtpSender, vp8 } from 'src/features/call/FakeRtpSender'

import { SenderEncoding } from './SenderEncoding'

const wish = (scaleResolutionDownBy: number) => ({
  encoding: { scaleResolutionDownBy },
  degradationPreference: 'maintain-resolution' as const,
})

function started() {
  const wire = new FakeRtpSender()
  return { wire, encoding: new SenderEncoding(wire.asRtpSender()) }
}

const scales = (wire: FakeRtpSender) =>
  wire.applied.map(({ scaleResolutionDownBy }) => scaleResolutionDownBy)

describe('SenderEncoding', () => {
  it('loses no change that is requested while another is being applied', async () => {
    const { wire, encoding } = started()
    await Promise.all([encoding.want(wish(4)), encoding.want(wish(1))])

    expect(scales(wire)).toEqual([4, 1])
  })

  it('applies only the latest of the waiting changes', async () => {
    const { wire, encoding } = started()
    await Promise.all([4, 3, 2, 1].map((scale) => encoding.want(wish(scale))))

    expect(scales(wire)).toEqual([4, 1])
  })

  it('applies a change after another has been applied', async () => {
    const { wire, encoding } = started()
    await encoding.want(wish(4))
    await encoding.want(wish(1))

    expect(scales(wire)).toEqual([4, 1])
    expect(wire.degradationPreference).toBe('maintain-resolution')
  })

  it('applies a change after the browser has rejected another', async () => {
    const { wire, encoding } = started()
    wire.isRefusing = true
    await encoding.want(wish(4))
    wire.isRefusing = false
    await encoding.want(wish(1))

    expect(scales(wire)).toEqual([1])
  })

  it('selects a negotiated codec, and then the first one again', async () => {
    const { wire, encoding } = started()
    await encoding.want({ ...wish(1), codec: null })
    expect(wire.encoding?.codec).toBeUndefined()
    expect(wire.codec).toEqual(vp8)
    await encoding.want({ ...wish(1), codec: 'AV1' })
    expect(wire.codec).toEqual(av1)
    await encoding.want({ ...wish(1), codec: null })
    expect(wire.codec).toEqual(vp8)
    await encoding.want({ ...wish(1), codec: 'AV1' })
    expect(wire.codec).toEqual(av1)
    await encoding.want({ ...wish(2), codec: null })

    expect(wire.codec).toEqual(vp8)
  })

  it('does not select a codec that was not negotiated', async () => {
    const { wire, encoding } = started()
    wire.codecs = []
    await encoding.want({ ...wish(1), codec: 'AV1' })

    expect(wire.encoding?.codec).toBeUndefined()
  })

  it('continues without selecting codecs if the browser rejects that', async () => {
    const { wire, encoding } = started()
    wire.isRefusingCodecs = true
    await encoding.want({ ...wish(2), codec: 'AV1' })
    expect(wire.applied).toEqual([
      expect.objectContaining({ scaleResolutionDownBy: 2 }),
    ])
    wire.isRefusingCodecs = false
    await encoding.want({ ...wish(1), codec: 'AV1' })

    expect(wire.encoding).toMatchObject({ scaleResolutionDownBy: 1 })
    expect(wire.encoding?.codec).toBeUndefined()
  })
})
