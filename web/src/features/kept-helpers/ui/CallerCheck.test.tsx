import { useContext } from 'react'

import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { keptHelpers } from 'src/browser/preferences'
import { renderThemed } from 'src/components/renderThemed'
import type { UserId } from 'src/features/links/model/userId'
import { LinkOwnerContext } from 'src/features/links/ui/useHelperName'

import CallerCheck from './CallerCheck'

const id = 'gaze-three-arch-raw' as UserId
const pin = 'abcdefghijklmnopqrstuA'
const anna = JSON.stringify([{ name: 'Anna', id, pin }])

function Page() {
  const { name, claim } = useContext(LinkOwnerContext)
  return (
    <p>
      The page of {name ?? 'somebody'}. {claim}
    </p>
  )
}

const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', `/${id}${hash}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

function open(hash: string) {
  goTo(hash)
  return renderThemed(
    <CallerCheck toUserId={id}>
      <Page />
    </CallerCheck>
  )
}

const heading = () => screen.getByRole('heading', { level: 1 })
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const page = () => screen.queryByText(/^The page of/)

const question = 'Did you call this person, or did they call you?'

describe('CallerCheck', () => {
  beforeEach(() => {
    window.sessionStorage.clear()
    keptHelpers.keep(null)
  })
  afterAll(() => {
    keptHelpers.keep(null)
    window.history.replaceState(null, '', '/')
  })

  it('asks who called whom if words were typed, and does not render the page', () => {
    open('')

    expect(heading()).toHaveTextContent(question)
    expect(heading()).toHaveFocus()
    expect(page()).toBeNull()
  })

  it('does not render the page without an answer, and has no filled button', () => {
    open('')
    const [first, second] = screen.getAllByRole('button')

    expect(first).toHaveTextContent('They called me')
    expect(second).toHaveTextContent('I called them, I know them')
    expect(first?.className).toBe(second?.className)
  })

  it('continues if the person has called the helper, and asks once per tab', () => {
    const { unmount } = open('')
    press('I called them, I know them')
    expect(page()).toBeVisible()

    unmount()
    open('')
    expect(page()).toBeVisible()
  })

  it('explains how scammers act, and stops on the filled button', () => {
    open('')
    press('They called me')
    expect(heading()).toHaveTextContent('Please stop for a moment')
    expect(heading()).toHaveFocus()
    expect(screen.getByText(/^Scammers say/)).toBeVisible()
    press('Hang up and stop')

    expect(heading()).toHaveTextContent('Now hang up the phone')
    expect(heading()).toHaveFocus()
    expect(screen.getByText('Nobody has seen your screen.')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(page()).toBeNull()
  })

  it('asks again after the person has stopped and come back', () => {
    const { unmount } = open('')
    press('They called me')
    press('Hang up and stop')
    unmount()
    open('')

    expect(heading()).toHaveTextContent(question)
  })

  it('continues on the secondary button', () => {
    open('')
    press('They called me')
    press('I’m sure. Go on anyway')

    expect(page()).toBeVisible()
  })

  it('asks nothing for a link that was sent, and shows the name in it', () => {
    open(`#k=${pin}&name=Anna`)

    expect(page()).toHaveTextContent(
      'The page of somebody. They call themselves “Anna”.'
    )
  })

  it('asks nothing for a saved helper, and uses their name', () => {
    keptHelpers.keep(anna)
    open('')

    expect(page()).toHaveTextContent('The page of Anna.')
  })

  it('asks about a link with the name of a firm, and never shows that name', () => {
    open(`#k=${pin}&name=Micros0ft+Support`)
    expect(heading()).toHaveTextContent(question)
    press('I called them, I know them')

    expect(page()).toHaveTextContent(
      'The page of somebody. Somebody wants to see your screen.'
    )
    expect(document.body).not.toHaveTextContent(/micros/i)
  })

  it('does not disturb a page when its saved helper is removed in another tab', () => {
    keptHelpers.keep(anna)
    open('')
    act(() => keptHelpers.keep(null))

    expect(page()).toBeVisible()
  })

  it('asks once more when another link with the same words is opened', () => {
    open(`#k=${pin}`)
    expect(page()).toBeVisible()
    goTo('')

    expect(heading()).toHaveTextContent(question)
  })
})
