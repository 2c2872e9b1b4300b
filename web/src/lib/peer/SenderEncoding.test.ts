import { FakeRtpSender } from './FakeRtpSender'
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
  it('loses no wish that comes while another is being applied', async () => {
    const { wire, encoding } = started()
    await Promise.all([encoding.want(wish(4)), encoding.want(wish(1))])

    expect(scales(wire)).toEqual([4, 1])
  })

  it('applies only the latest of those that have waited', async () => {
    const { wire, encoding } = started()
    await Promise.all([4, 3, 2, 1].map((scale) => encoding.want(wish(scale))))

    expect(scales(wire)).toEqual([4, 1])
  })

  it('takes a wish after one that was done', async () => {
    const { wire, encoding } = started()
    await encoding.want(wish(4))
    await encoding.want(wish(1))

    expect(scales(wire)).toEqual([4, 1])
    expect(wire.degradationPreference).toBe('maintain-resolution')
  })

  it('takes a wish after one that the browser has refused', async () => {
    const { wire, encoding } = started()
    wire.isRefusing = true
    await encoding.want(wish(4))
    wire.isRefusing = false
    await encoding.want(wish(1))

    expect(scales(wire)).toEqual([1])
  })
})
