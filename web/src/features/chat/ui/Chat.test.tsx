import { useState } from 'react'

import { act, fireEvent, screen, within } from '@redwoodjs/testing/web'

import { keptHelpers } from 'src/browser/preferences'
import { sharedIn } from 'src/features/messages/shared.fixtures'
import { sharing } from 'src/features/session/FakeShare'
import { renderInSession } from 'src/features/session/ui/renderInSession'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import HelperChat from './HelperChat'
import SharerChat from './SharerChat'
import WriteButton from './WriteButton'

const button = (name: string) => screen.getByRole('button', { name })
const settle = () => act(async () => {})

async function parentReads() {
  const { viewer, sharer } = await sharing()
  const helper = sharedIn(createSessionTools(viewer.session))
  const tools = createSessionTools(sharer.session)
  await renderInSession(<SharerChat />, sharer.session, tools)
  const hear = (message: Parameters<typeof helper.say>[0]) =>
    act(async () => void helper.say(message))
  return { helper, sharer, parent: sharedIn(tools), hear }
}

async function helperWrites(isOpen = true) {
  const { viewer, sharer } = await sharing()
  const parent = sharedIn(createSessionTools(sharer.session))
  const onClose = jest.fn()
  await renderInSession(
    <>
      <WriteButton isOpen={isOpen} onToggle={jest.fn()} />
      {isOpen && <HelperChat onClose={onClose} />}
    </>,
    viewer.session
  )
  const said = () => parent.getSnapshot().said.map(({ words }) => words)
  return { parent, said, onClose, viewer }
}

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Your message' })
const type = (text: string) =>
  fireEvent.change(field(), { target: { value: text } })

describe('SharerChat', () => {
  it('shows nothing before the first message', async () => {
    await parentReads()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('warns of what scammers ask for, in text and in links, and of nothing else', async () => {
    const { hear } = await parentReads()
    const warning = () => screen.queryByText(/^Be careful. Scammers/)
    await hear({ type: 'text', id: 1, text: 'Please install AnyDesk' })
    expect(warning()).toBeVisible()
    await hear({ type: 'text', id: 2, text: 'The green one' })
    expect(warning()).not.toBeInTheDocument()
    await hear({ type: 'link', id: 3, href: 'https://anydesk.com/' })
    expect(warning()).toBeVisible()
  })

  it('does not warn of a helper who is stored on this computer', async () => {
    const { hear, sharer } = await parentReads()
    const { remoteId: id } = sharer.session.getSnapshot()
    const helper = { name: 'Anna', id, pin: 'A'.repeat(22) }
    act(() => keptHelpers.keep(JSON.stringify([helper])))
    await hear({ type: 'text', id: 1, text: 'Please install AnyDesk' })
    expect(screen.getByText('Please install AnyDesk')).toBeVisible()
    expect(screen.queryByText(/^Be careful/)).not.toBeInTheDocument()
    act(() => keptHelpers.keep(null))
  })

  it('shows the latest message, and earlier ones on request', async () => {
    const { hear } = await parentReads()
    await hear({ type: 'phrase', id: 1, phrase: 'scroll-down' })
    await hear({ type: 'text', id: 2, text: 'The green one' })
    const card = screen.getByRole('region', { name: 'Your helper says' })
    expect(within(card).getByText('The green one')).toBeVisible()
    expect(within(card).queryByText('Scroll down')).not.toBeInTheDocument()
    fireEvent.click(button('Earlier messages'))
    expect(within(card).getByText('Scroll down')).toBeVisible()
  })

  it('announces a repeated message again', async () => {
    const { hear } = await parentReads()
    const news = () =>
      screen
        .getAllByRole('status')
        .find(({ textContent }) => textContent?.endsWith('Scroll down'))
    await hear({ type: 'phrase', id: 1, phrase: 'scroll-down' })
    const before = news()?.firstChild
    await hear({ type: 'phrase', id: 2, phrase: 'scroll-down' })

    expect(news()?.firstChild).not.toBe(before)
  })

  it('answers the latest message, and allows another answer', async () => {
    const { helper, hear } = await parentReads()
    await hear({ type: 'text', id: 2, text: 'The green one' })
    fireEvent.click(button('I can’t find it'))
    await settle()
    expect(helper.getSnapshot().said[0]?.answer).toBe('not-seen')
    fireEvent.click(button('Done'))
    await settle()
    expect(helper.getSnapshot().said[0]?.answer).toBe('done')
    expect(button('Done')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Sent to your helper.')).toBeVisible()
  })

  it('opens a link only in a new tab, without opener and referrer', async () => {
    const { hear } = await parentReads()
    await hear({ type: 'link', id: 3, href: 'https://example.org/a' })
    const link = screen.getByRole('link', { name: 'Open this link' })
    expect(link).toHaveAttribute('href', 'https://example.org/a')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(link).toHaveAccessibleDescription(/Nothing opens unless you click/)
  })

  it('sends a reply', async () => {
    const { helper, hear } = await parentReads()
    await hear({ type: 'phrase', id: 1, phrase: 'read-aloud' })
    fireEvent.click(button('Write a reply'))
    const own = screen.getByRole('textbox', { name: 'Your message' })
    fireEvent.change(own, { target: { value: ' It says  OK ' } })
    fireEvent.submit(own)
    await settle()
    expect(helper.getSnapshot().said[1]).toMatchObject({
      isOwn: false,
      words: { text: 'It says OK' },
    })
    expect(own).toHaveValue('')
    expect(own).toHaveFocus()
  })

  it('reports that there is no connection for an answer', async () => {
    const { sharer, hear } = await parentReads()
    await hear({ type: 'text', id: 2, text: 'The green one' })
    await act(async () => sharer.session.stop())
    fireEvent.click(button('Done'))
    expect(screen.getByText(/not connected right now/)).toBeVisible()
  })
})

describe('a message with a sign of a scam', () => {
  const careful = /^Be careful\. Scammers often ask for this/
  const text = 'Please buy a gift card'

  it('has a warning, which is announced, and stays with the message', async () => {
    const { hear } = await parentReads()
    await hear({ type: 'text', id: 1, text })
    const card = screen.getByRole('region')
    expect(within(card).getByText(careful)).toBeVisible()
    expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) =>
          /gift card Be careful/.test(`${textContent}`)
        )
    ).toBe(true)
    await hear({ type: 'phrase', id: 2, phrase: 'scroll-down' })
    expect(within(card).queryByText(careful)).not.toBeInTheDocument()
    fireEvent.click(button('Earlier messages'))
    expect(within(card).getByText(careful)).toBeVisible()
  })

  it('is not assumed for an ordinary message, nor for one’s own', async () => {
    const { parent, hear } = await parentReads()
    await act(async () => void parent.say({ type: 'text', id: 1, text }))
    await hear({ type: 'text', id: 2, text: 'The green one' })
    fireEvent.click(button('Earlier messages'))
    expect(screen.queryByText(careful)).not.toBeInTheDocument()
  })

  it('opens no link while the warning is out of sight', async () => {
    const { hear } = await parentReads()
    await hear({ type: 'link', id: 3, href: 'https://anydesk.com/' })
    const link = screen.getByRole('link', { name: 'Open this link' })
    const warning = screen.getByText(careful)
    expect(
      warning.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING
    ).toBeTruthy()
    const rect = { top: -90, bottom: -10 }
    const scrollIntoView = jest.fn(() => {
      Object.assign(rect, { top: 10, bottom: 90 })
    })
    Object.assign(Element.prototype, { scrollIntoView })
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => rect as DOMRect)
    // `fireEvent` returns false when a handler has called `preventDefault`.
    expect(fireEvent.click(link)).toBe(false)
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    expect(fireEvent.click(link)).toBe(true)
    jest.restoreAllMocks()
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
})

describe('HelperChat', () => {
  afterEach(() => jest.restoreAllMocks())

  it('sends a ready-made sentence with one click', async () => {
    const { said } = await helperWrites()
    fireEvent.click(button('Close this window'))
    await settle()
    expect(said()).toMatchObject([{ phrase: 'close-window' }])
  })

  it('sends typed text, and keeps the field open for more', async () => {
    const { said } = await helperWrites()
    type('  Look  at the top ')
    fireEvent.submit(field())
    await settle()
    expect(said()).toMatchObject([{ type: 'text', text: 'Look at the top' }])
    expect(field()).toHaveValue('')
    fireEvent.submit(field())
    await settle()
    expect(said()).toHaveLength(1)
  })

  it('turns an address into a link', async () => {
    const { said } = await helperWrites()
    type('example.org/a')
    fireEvent.click(button('Send as a link'))
    type('HTTPS://example.org/b')
    fireEvent.submit(field())
    type('example.org is nice')
    fireEvent.submit(field())
    await settle()
    expect(said()).toMatchObject([
      { type: 'link', href: 'https://example.org/a' },
      { type: 'link', href: 'https://example.org/b' },
      { type: 'text' },
    ])
  })

  it('explains what a link looks like, and keeps the typed text', async () => {
    const { said } = await helperWrites()
    type('javascript:alert(1)')
    fireEvent.click(button('Send as a link'))
    await settle()
    expect(screen.getByText(/^That isn’t a link/)).toBeVisible()
    expect(field()).toHaveValue('javascript:alert(1)')
    expect(field()).toBeInvalid()
    expect(said()).toEqual([])
    type('javascript')
    expect(field()).toBeValid()
  })

  it('keeps text beyond the limit', async () => {
    const { said } = await helperWrites()
    jest.spyOn(performance, 'now').mockReturnValue(performance.now())
    for (let count = 0; count < 13; count++) {
      type(`Number ${count}`)
      fireEvent.submit(field())
    }
    await settle()
    expect(said()).toHaveLength(12)
    expect(screen.getByText(/sending very quickly/)).toBeVisible()
    expect(field()).toHaveValue('Number 12')
  })

  it('shows the answers', async () => {
    const { parent } = await helperWrites()
    fireEvent.click(button('Wait a moment'))
    await settle()
    const { id } = parent.getSnapshot().said[0]!.words
    await act(
      async () => void parent.say({ type: 'answer', id, answer: 'again' })
    )
    const list = screen.getByRole('list', { name: 'Messages so far' })
    expect(within(list).getByText('Their reply: Show me again')).toBeVisible()
  })
})

function WithOrWithout() {
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      <button onClick={() => setIsThere(!isThere)}>Steps</button>
      {isThere && <HelperChat onClose={() => {}} />}
    </>
  )
}

describe('a draft', () => {
  it('is restored with its field, and removed once it is sent', async () => {
    const { viewer } = await sharing()
    await renderInSession(<WithOrWithout />, viewer.session)
    const awayAndBack = () => {
      fireEvent.click(button('Steps'))
      fireEvent.click(button('Steps'))
    }
    type('Press the green one')
    awayAndBack()
    expect(field()).toHaveValue('Press the green one')
    fireEvent.click(button('Send'))
    awayAndBack()
    expect(field()).toHaveValue('')
  })
})

describe('WriteButton', () => {
  it('counts new messages, and announces them', async () => {
    const { parent } = await helperWrites(false)
    await act(
      async () => void parent.say({ type: 'text', id: 1, text: 'Hello?' })
    )
    expect(button('Message (1 new)')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('They wrote: Hello?')
  })

  it('counts nothing while the conversation is visible', async () => {
    const { parent } = await helperWrites()
    await act(
      async () => void parent.say({ type: 'text', id: 1, text: 'Hello?' })
    )
    expect(button('Message')).toBeVisible()
  })
})
