import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import { noQueryParameters } from 'src/features/links/model/queryParameters'
import type { UserId } from 'src/features/links/model/userId'
import { QueryParametersContext } from 'src/features/links/ui/QueryParametersProvider'

import ComingSoonOnMobilePage from './ComingSoonOnMobilePage'

const to = 'river-apple-tiger-moon' as UserId
/**
 * A link that was sent has this fragment. With typed words, which have no
 * fragment, the page first asks a question.
 */
const pin = '#k=abcdefghijklmnopqrstuA'

const openLink = (hash = pin) =>
  window.history.replaceState(null, '', `/${hash}`)

const show = (parameters = noQueryParameters) =>
  renderThemed(
    <QueryParametersContext.Provider value={parameters}>
      <ComingSoonOnMobilePage />
    </QueryParametersContext.Provider>
  )

const hrefOf = (name: string) =>
  decodeURIComponent(
    screen.getByRole('link', { name }).getAttribute('href') ?? ''
  )

describe('ComingSoonOnMobilePage', () => {
  beforeEach(() => {
    Object.assign(navigator, { mediaDevices: { getUserMedia: () => {} } })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(navigator, 'share')
    window.history.replaceState(null, '', '/')
  })

  it('says why a phone cannot share, what works instead, and links to the home page', () => {
    show()

    expect(screen.getByText(/share their screen with a web page/)).toBeVisible()
    expect(
      screen.getByText('On your computer, go to localhost/broadcast.')
    ).toBeVisible()
    expect(screen.getByText(/You can use this phone or tablet/)).toBeVisible()
    expect(hrefOf('Back to the home page')).toBe('/')
  })

  it('shows the address to type on the computer first', () => {
    openLink()
    show({ ...noQueryParameters, to })

    expect(
      screen.getByText(/^On your computer, go to localhost and type/)
    ).toBeVisible()
    for (const word of to.split('-')) {
      expect(screen.getByText(word)).toBeVisible()
    }
  })

  it('forwards the opened link, with language and name', () => {
    openLink(`${pin}&name=Anna`)
    show({ ...noQueryParameters, to, lang: 'de' })
    const rest = '/river-apple-tiger-moon?lang=de'

    expect(hrefOf('Email it to myself')).toContain(
      `http://localhost${rest}${pin}&name=Anna`
    )
    expect(hrefOf('Use the camera')).toBe(`${rest}&show=camera${pin}&name=Anna`)
  })

  it('asks who called whom, if words were typed, before it says where to go', () => {
    openLink('')
    show({ ...noQueryParameters, to })
    expect(screen.queryByText(/^On your computer/)).not.toBeInTheDocument()
    fireEvent.click(
      screen.getByRole('button', { name: 'I called them, I know them' })
    )

    expect(screen.getByText(/^On your computer/)).toBeVisible()
    window.sessionStorage.clear()
  })

  it('leads people without an invitation to a link of their own', () => {
    show()

    expect(hrefOf('Email it to myself')).toContain('http://localhost/broadcast')
    expect(hrefOf('Use the camera')).toBe('/broadcast?show=camera')
  })

  it('opens the share sheet, where the browser has one', () => {
    const share = jest.fn(async () => {})
    Object.assign(navigator, { share })
    openLink()
    show({ ...noQueryParameters, to })
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Send the link…' }))
    })

    expect(share).toHaveBeenCalledWith({
      text: expect.any(String),
      url: `http://localhost/river-apple-tiger-moon${pin}`,
    })
  })

  it('offers no camera in a browser without one', () => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    show()

    expect(
      screen.queryByRole('link', { name: 'Use the camera' })
    ).not.toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Send the link…' })
    ).not.toBeInTheDocument()
  })
})
