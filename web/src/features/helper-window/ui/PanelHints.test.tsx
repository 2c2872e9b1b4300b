import { useState } from 'react'

import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { sharedIn } from 'src/features/messages/shared.fixtures'
import { sharing } from 'src/features/session/FakeShare'
import { renderInSession } from 'src/features/session/ui/renderInSession'
import type { Mark } from 'src/features/stage/model/mark'
import { useStepGuide } from 'src/features/steps/ui/useStepGuide'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import PanelHints, { showStart } from './PanelHints'
import { useHint } from './useHint'
import type { ShownSpot } from './useScreenshot'

const frame = { width: 1280, height: 720 }

/**
 * @param seenMs when the annotation arrives. The tests use 0 for before the
 * chat message, and 1e12 for after it.
 */
function spotAt(seenMs: number): ShownSpot {
  const point = { x: 0.5, y: 0.5 }
  const mark: Mark = { type: 'pointer', id: 1, frame, point, seenMs }
  const image = document.createElement('canvas')
  const screenshot = { ...frame, image, covered: null, close: () => {} }
  return { screenshot, marks: [mark] }
}

function Panel() {
  const [spot, setSpot] = useState<ShownSpot | null>(null)
  const [guided, guide] = useStepGuide()
  const shown = useHint(spot, guided?.newsMs ?? null)
  return (
    <>
      <button onClick={() => setSpot(spotAt(0))}>Points before</button>
      <button onClick={() => setSpot(spotAt(1e12))}>Points after</button>
      <button onClick={() => setSpot(null)}>Points no more</button>
      <PanelHints {...{ shown, spot, guided, guide }} />
    </>
  )
}

const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))
const spot = () => screen.queryByRole('img', { name: 'Close-up of the spot' })
const message = () => screen.queryByRole('region', { name: 'Your helper says' })

/** Renders the helper window, and receives a chat message from the helper. */
async function read() {
  const { viewer, sharer } = await sharing()
  const helper = sharedIn(createSessionTools(viewer.session))
  await renderInSession(<Panel />, sharer.session)
  await act(
    async () => void helper.say({ type: 'text', id: 1, text: 'The green one' })
  )
}

function beginReply() {
  press('Write a reply')
  const field = screen.getByRole('textbox', { name: 'Your message' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'Which one?' } })
  return field
}

describe('PanelHints', () => {
  it('shows only the message if it is newer', async () => {
    await read()
    press('Points before')

    expect(message()).toBeVisible()
    expect(spot()).not.toBeInTheDocument()
  })

  it('shows only the spot if it is newer, and the message again once the spot is gone', async () => {
    await read()
    press('Points after')
    expect(spot()).toBeVisible()
    expect(message()).not.toBeInTheDocument()

    press('Points no more')
    expect(message()).toBeVisible()
  })

  it('has the other hint one click away', async () => {
    await read()
    press('Points after')
    press('Your helper says')
    expect(message()).toBeVisible()
    expect(spot()).not.toBeInTheDocument()

    press('Your helper is pointing at something')
    expect(spot()).toBeVisible()
  })

  it('keeps a reply that is being written, and its text', async () => {
    await read()
    const field = beginReply()
    press('Points after')
    expect(message()).toBeVisible()
    expect(field).toHaveFocus()

    act(() => field.blur())
    expect(spot()).toBeVisible()
    press('Your helper says')
    expect(screen.getByRole('textbox')).toHaveValue('Which one?')
  })

  it('does not move the button that sends a reply', async () => {
    await read()
    beginReply()
    press('Points after')
    act(() => screen.getByRole('button', { name: 'Send' }).focus())

    expect(message()).toBeVisible()
  })
})

const at = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect

/**
 * @returns whether `showStart` scrolls to an element at `top`; the container
 * reaches from 0 to 300
 */
function scrollsTo(top: number, overflowY: string): boolean {
  const element = document.createElement('p')
  const box = document.createElement('div')
  box.style.overflowY = overflowY
  box.append(element)
  document.body.replaceChildren(box)
  box.getBoundingClientRect = at(0, 300)
  element.getBoundingClientRect = at(top, top + 900)
  element.scrollIntoView = jest.fn()
  showStart(element)
  return jest.mocked(element.scrollIntoView).mock.calls.length > 0
}

describe('showStart', () => {
  afterEach(() => document.body.replaceChildren())

  it('does not scroll to an element that starts in the upper half of the window', () => {
    const middle = window.innerHeight / 2
    expect(scrollsTo(0, 'visible')).toBe(false)
    expect(scrollsTo(middle, 'visible')).toBe(false)
    expect(scrollsTo(middle + 1, 'visible')).toBe(true)
    expect(scrollsTo(-1, 'visible')).toBe(true)
  })

  it('considers only the scrolling container, as other content is below it', () => {
    expect(scrollsTo(150, 'auto')).toBe(false)
    expect(scrollsTo(151, 'auto')).toBe(true)
    expect(scrollsTo(-1, 'auto')).toBe(true)
  })
})
