import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'

import RequireWebRtc from './RequireWebRtc'

const page = () =>
  renderThemed(
    <RequireWebRtc>
      <p>The page</p>
    </RequireWebRtc>
  )

describe('RequireWebRtc', () => {
  it('renders its children in a browser that can connect', () => {
    page()

    expect(screen.getByText('The page')).toBeVisible()
  })

  it('says which browser to use instead of one that cannot', async () => {
    const { RTCPeerConnection } = window
    Reflect.deleteProperty(window, 'RTCPeerConnection')
    page()

    const name = 'This browser can’t connect you'
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    expect(screen.queryByText('The page')).not.toBeInTheDocument()
    Object.assign(window, { RTCPeerConnection })
  })
})
