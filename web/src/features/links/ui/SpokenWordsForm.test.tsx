import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import type { UserId } from 'src/features/links/model/userId'
import { statusTexts } from 'src/features/session/ui/renderInSession'

import SpokenWordsForm from './SpokenWordsForm'

const toHelper = (toUserId: UserId) => ({ for: 'sharer', toUserId }) as const
const toSharer = (fromUserId: UserId) =>
  ({ for: 'viewer', fromUserId }) as const

const field = () => screen.getByRole('textbox', { name: 'The four words' })
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

/** The focus starts loading the word list; the second `act` waits for it. */
async function type(text: string) {
  await act(async () => field().focus())
  await act(async () => {})
  fireEvent.change(field(), { target: { value: text } })
}

async function say(text: string) {
  await type(text)
  await press('Continue')
}

const place = () => window.location.pathname

describe('SpokenWordsForm', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/')
    // The router calls scrollTo, and jsdom has no such method.
    jest.spyOn(window, 'scrollTo').mockImplementation()
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => window.history.replaceState(null, '', '/'))

  it('opens the page for the helper’s words', async () => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    await say(' River, APPLE tiger Moon. ')

    expect(place()).toBe('/river-apple-tiger-moon')
  })

  it('opens the page for the sharer’s words', async () => {
    renderThemed(<SpokenWordsForm to={toSharer} />)
    await say('river apple tiger moon')

    expect(place()).toBe('/from/river-apple-tiger-moon')
  })

  it('asks what was meant, and accepts a suggestion with one click', async () => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    await say('rivver aple tiger moon')
    expect(place()).toBe('/')
    expect(statusTexts().join()).toContain('Did you mean one of these?')
    expect(field()).toBeInvalid()

    await press('river apple tiger moon')
    expect(place()).toBe('/river-apple-tiger-moon')
  })

  it('reports the word that is not in the list, until it is changed', async () => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    await say('river xyzzy tiger moon')
    expect(statusTexts().join()).toContain('“xyzzy”')

    fireEvent.change(field(), { target: { value: 'river a' } })
    expect(statusTexts()).toEqual([])
    expect(field()).toBeValid()
  })

  it('says that it needs four words', async () => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    await say('river apple')

    expect(statusTexts().join()).toContain('You need all four words.')
  })

  it('offers to complete a word, and reports nothing before submitting', async () => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    await type('river appl')
    expect(statusTexts()).toEqual([])
    await press('apple')

    expect(field()).toHaveValue('river apple ')
    expect(field()).toHaveFocus()
  })

  it('also accepts a whole link, for either side', async () => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    await say(
      ` ${window.location.origin}/From/River-apple-tiger-moon?lang=de%23k=abc `
    )

    expect(place()).toBe('/from/river-apple-tiger-moon')
    expect(window.location.hash).toBe('#k=abc')
  })

  it('accepts the message with the link, as it was sent', async () => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    await say(
      `Hello! Please open this link: ${window.location.origin}/river-apple-tiger-moon?lang=de#k=0123456789abcdefghijkA&name=Anna  Anna`
    )

    expect(place()).toBe('/river-apple-tiger-moon')
    expect(window.location.hash).toBe('#k=0123456789abcdefghijkA&name=Anna')
  })

  it.each([
    'https://other.example/river-apple-tiger-moon?lang=de#k=abc',
    'javascript://other.example/river-apple-tiger-moon',
    `Hello! ${'Nothing of ours is in this message. '.repeat(3)}`,
  ])('stays on the page, and says what is missing: %s', async (text) => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    await say(text)

    expect(statusTexts().join()).toContain('We couldn’t find our link')
    expect(place()).toBe('/')
  })

  it('asks to wait after too many different words', async () => {
    renderThemed(<SpokenWordsForm to={toHelper} />)
    const others = ['zoo', 'zone', 'zero', 'zebra', 'youth', 'young', 'you']
    for (const word of [...others, 'yellow', 'year']) {
      await say(`river apple tiger ${word}`)
    }

    expect(statusTexts().join()).toContain('Please wait ten minutes')
    expect(place()).not.toContain('year')
  })
})
