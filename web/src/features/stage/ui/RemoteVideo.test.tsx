import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import { fakeStream } from 'src/features/capture/FakeMediaStream'

import RemoteVideo from './RemoteVideo'
import type { PictureState } from './useLastPicture'
import { usePictureView } from './usePictureView'

interface ShownProps {
  stream: MediaStream | null
  state: PictureState
  isMuted?: boolean
}

const Shown = ({ isMuted = true, ...props }: ShownProps) => (
  <RemoteVideo {...props} isMuted={isMuted} picture={usePictureView()} />
)

const video = () => screen.getByLabelText<HTMLVideoElement>('Shared screen')
const play = () => jest.spyOn(HTMLMediaElement.prototype, 'play')

describe('RemoteVideo', () => {
  afterEach(() => jest.restoreAllMocks())

  it('plays the stream inline and without sound', () => {
    const played = play().mockResolvedValue()
    const stream = fakeStream()
    renderThemed(<Shown stream={stream} state="live" />)

    expect(video().srcObject).toBe(stream)
    expect(video().muted).toBe(true)
    expect(video()).toHaveAttribute('playsinline')
    expect(played).toHaveBeenCalledTimes(1)
  })

  it('plays sound only on request', () => {
    play().mockResolvedValue()
    const stream = fakeStream()
    const { rerender } = renderThemed(<Shown stream={stream} state="live" />)
    rerender(<Shown stream={stream} state="live" isMuted={false} />)
    expect(video().muted).toBe(false)

    rerender(<Shown stream={stream} state="live" isMuted />)
    expect(video().muted).toBe(true)
  })

  it('keeps the last picture when the stream ends, until the next one arrives', () => {
    play().mockResolvedValue()
    const [first, second] = [fakeStream(), fakeStream()]
    const { rerender } = renderThemed(<Shown stream={first} state="live" />)
    rerender(<Shown stream={null} state="stale" />)
    expect(video().srcObject).toBe(first)

    rerender(<Shown stream={second} state="live" />)
    expect(video().srcObject).toBe(second)
  })

  it('shows a button over the picture when the browser requires a click', async () => {
    const refused = Object.assign(new Error(), { name: 'NotAllowedError' })
    const played = play().mockRejectedValueOnce(refused).mockResolvedValue()
    renderThemed(<Shown stream={fakeStream()} state="live" />)
    const button = await screen.findByRole('button', {
      name: 'Show the picture',
    })
    fireEvent.click(button)
    expect(played).toHaveBeenCalledTimes(2)
    act(() => void video().dispatchEvent(new Event('playing')))

    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
