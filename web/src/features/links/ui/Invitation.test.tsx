import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import {
  type HelperName,
  parseHelperName,
} from 'src/features/links/model/helperName'
import type { Invitation as InvitationTo } from 'src/features/links/model/inviteLink'
import type { UserId } from 'src/features/links/model/userId'
import { statusTexts } from 'src/features/session/ui/renderInSession'
import { languageStore } from 'src/i18n/language'

import Invitation from './Invitation'

const id = 'river-apple-tiger-moon' as UserId
const forSharer: InvitationTo = { for: 'sharer', toUserId: id }
const link = `http://localhost/${id}`
const moreWays = 'Other ways to send it'

async function invitation(
  to: InvitationTo | null,
  name: HelperName | null = null
) {
  const view = renderThemed(
    <Invitation
      heading="Send this"
      text="They open it."
      audience={to?.for ?? 'sharer'}
      to={to}
      pin={null}
      name={name}
    />
  )
  await act(async () => {})
  return view
}

const field = () => screen.getByRole('textbox', { name: 'Link to send' })
const words = () =>
  screen.getByText(
    (_, element) =>
      element?.tagName === 'P' &&
      element.textContent === 'river apple tiger moon'
  )
const button = (name: string) => screen.getByRole('button', { name })

describe('Invitation', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
    Reflect.deleteProperty(navigator, 'share')
  })

  it('shows the words of the id that a helper reads out to a sharer', async () => {
    await invitation(forSharer)

    expect(field()).toHaveValue(link)
    expect(words()).toBeVisible()
  })

  it('shows words for a viewer too, and where to type them', async () => {
    await invitation({ for: 'viewer', fromUserId: id })

    expect(field()).toHaveValue(`http://localhost/from/${id}`)
    expect(words()).toBeVisible()
    expect(screen.getByText(/localhost\/receive/)).toBeVisible()
  })

  it('puts the name of the helper into the link', async () => {
    await invitation(forSharer, parseHelperName('Anna'))

    expect(field()).toHaveValue(`${link}#name=Anna`)
  })

  it('shows the most common ways to send it in a row, and hides the others behind a button', async () => {
    await invitation(forSharer, parseHelperName('Anna'))
    expect(
      screen.getAllByRole('link').map(({ textContent }) => textContent)
    ).toEqual(['WhatsApp (opens in a new tab)', 'Email', 'Text message'])
    await act(async () => void fireEvent.click(button(moreWays)))

    expect(button(moreWays)).toHaveAttribute('aria-expanded', 'true')
    expect(
      screen.getAllByRole('link').map(({ textContent }) => textContent)
    ).toEqual([
      'WhatsApp (opens in a new tab)',
      'Email',
      'Text message',
      'Telegram (opens in a new tab)',
    ])
    expect(
      await screen.findByRole('img', { name: 'QR code for the link' })
    ).toBeVisible()
  })

  it('contacts no messenger before a click, and sends it no referrer', async () => {
    await invitation(forSharer, parseHelperName('Anna'))
    await act(async () => void fireEvent.click(button(moreWays)))
    const whatsApp = screen.getByRole('link', { name: /^WhatsApp/ })
    const text = new URL(whatsApp.getAttribute('href') ?? '').searchParams.get(
      'text'
    )

    expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
    expect(text).toContain(`${link}#name=Anna`)
    expect(text).toMatch(/Please open this link[^]*Anna$/)
  })

  it('asks for help in the message of a sharer', async () => {
    await invitation({ for: 'viewer', fromUserId: id })
    await act(async () => void fireEvent.click(button(moreWays)))
    const mail = screen.getByRole('link', { name: 'Email' })

    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(
      /^mailto:\?subject=Can you help me[^]*\/from\/river-apple-tiger-moon$/
    )
  })

  it('puts the requested language into the link', async () => {
    window.history.replaceState(null, '', '/?lang=de')
    await languageStore.speak('de')
    await invitation(forSharer)
    window.history.replaceState(null, '', '/')

    expect(screen.getByDisplayValue(`${link}?lang=de`)).toBeVisible()
    await act(() => languageStore.speak('en'))
  })

  it('says that the link is being prepared, and has no active button', async () => {
    await invitation(null)

    expect(field()).toHaveValue('')
    expect(button('Copy link')).toBeDisabled()
    expect(statusTexts()).toEqual(['Getting your link ready…'])
    expect(
      screen.queryByRole('button', { name: moreWays })
    ).not.toBeInTheDocument()
    expect(words()).not.toBeVisible()
  })

  it('copies the link and says so, and the button keeps its name', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    Object.assign(navigator, { clipboard: { writeText } })
    await invitation(forSharer)
    await act(async () => void fireEvent.click(button('Copy link')))

    expect(writeText).toHaveBeenCalledWith(link)
    expect(statusTexts()).toEqual(['Link copied. Now paste it into a message.'])
    expect(button('Copy link')).toBeVisible()
  })

  it('selects the link if the browser does not let a page copy, and says so', async () => {
    const writeText = () => Promise.reject(new DOMException('', 'NotAllowed'))
    Object.assign(navigator, { clipboard: { writeText } })
    await invitation(forSharer)
    await act(async () => void fireEvent.click(button('Copy link')))

    expect(statusTexts()).toEqual([expect.stringMatching(/link is selected/)])
    expect(field()).toHaveFocus()
  })

  it('selects the whole link on focus', async () => {
    await invitation(forSharer)
    const input = field() as HTMLInputElement
    act(() => input.focus())

    expect([input.selectionStart, input.selectionEnd]).toEqual([0, link.length])
  })

  it('has no share-sheet button if the system has no share sheet', async () => {
    await invitation(forSharer)

    expect(screen.getAllByRole('button')).toEqual([
      button('Copy link'),
      button(moreWays),
    ])
  })

  it('opens the share sheet within the click, and ignores that it was closed', async () => {
    const share = jest.fn(() =>
      Promise.reject(new DOMException('', 'AbortError'))
    )
    Object.assign(navigator, { share })
    await invitation(forSharer)
    fireEvent.click(button('Send the link…'))

    expect(share).toHaveBeenCalledWith({ text: expect.any(String), url: link })
  })
})
