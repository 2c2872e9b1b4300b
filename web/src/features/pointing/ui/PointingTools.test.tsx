import { useRef } from 'react'

import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { sharedBy } from 'src/features/messages/shared.fixtures'
import { sharing } from 'src/features/session/FakeShare'
import { renderInSession } from 'src/features/session/ui/renderInSession'
import { usePictureView } from 'src/features/stage/ui/usePictureView'
import { useToolKeys } from 'src/features/stage/ui/useToolKeys'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import PointingLayer from './PointingLayer'
import PointingTools, { MarkTools } from './PointingTools'

const geometry = {
  stage: { width: 640, height: 360 },
  source: { width: 1280, height: 720 },
  devicePixelRatio: 1,
}
const seen = {
  geometry,
  view: { scale: 0.5, offset: { x: 0, y: 0 } },
  placement: { left: 0, top: 0, width: 640, height: 360 },
  percent: 50,
  canPan: false,
}

function Room({ isLive }: { isLive: boolean }) {
  const picture = usePictureView()
  const room = useRef<HTMLDivElement>(null)
  useToolKeys(picture.stage, room)
  return (
    <>
      <div ref={room}>
        {isLive && <PointingTools picture={picture} />}
        {isLive && <MarkTools />}
      </div>
      <div ref={picture.stage} data-testid="stage" />
      <PointingLayer seen={isLive ? seen : null} />
      <p>{picture.held?.keys ?? 'No tool'}</p>
    </>
  )
}

async function room({ isLive = true } = {}) {
  const share = await sharing()
  const { session } = share.viewer
  const tools = createSessionTools(session)
  const { container } = await renderInSession(
    <Room isLive={isLive} />,
    session,
    tools
  )
  const parent = sharedBy(share.sharer.session)
  const mark = (x: number) =>
    act(async () => {
      const { pointing } = tools
      pointing.press({ point: { x, y: 0.5 }, frame: geometry.source }, false)
      pointing.lift()
    })
  return { ...share, parent, container, mark }
}

const choose = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name }))
const button = (name: string) => screen.getByRole('button', { name })

describe('PointingTools', () => {
  it('start with the pointer, and explain how each is used', async () => {
    await room()
    expect(screen.getByRole('radio', { name: 'Point' })).toBeChecked()
    expect(screen.getByText(/they’ll see an arrow there/)).toBeVisible()
    choose('Draw')
    expect(screen.getByText(/to draw a line/)).toBeVisible()
    choose('Number')
    expect(screen.getByText(/place numbered steps/)).toBeVisible()
    choose('Move')

    expect(screen.getByText('No tool')).toBeVisible()
  })

  it('draw annotations in their place in the picture', async () => {
    const { mark, container } = await room()
    choose('Number')
    await mark(0.25)
    const disc = container.querySelector('[data-mark="step"] > g')

    expect(disc).toHaveAttribute('transform', 'translate(160 180)')
    expect(disc).toHaveTextContent('1')
  })

  it('show when the other side sees the annotation', async () => {
    const { mark, parent } = await room()
    expect(screen.queryByText('Sent')).not.toBeInTheDocument()
    await mark(0.5)
    expect(screen.getByText('Sent')).toBeVisible()
    const { id } = parent.getSnapshot().marks[0]!
    await act(async () => void parent.say({ type: 'drawn', id }))

    expect(screen.getByText('They can see where you’re pointing')).toBeVisible()
  })

  it('undo the newest annotation, or all', async () => {
    const { mark, parent } = await room()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    choose('Number')
    await mark(0.1)
    await mark(0.2)
    await mark(0.3)
    await act(async () => void fireEvent.click(button('Undo')))
    expect(parent.getSnapshot().marks).toHaveLength(2)
    await act(async () => void fireEvent.click(button('Clear all')))

    expect(parent.getSnapshot().marks).toHaveLength(0)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('draw nothing over a picture that is not live', async () => {
    const { mark, container } = await room({ isLive: false })
    await mark(0.5)

    expect(container.querySelector('[data-mark]')).toBeNull()
    expect(screen.queryByText('Sent')).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('are selected by their keys while the picture has the focus', async () => {
    const { mark, parent } = await room()
    const press = (key: string, more = {}) =>
      act(
        async () =>
          void fireEvent.keyDown(screen.getByTestId('stage'), { key, ...more })
      )
    await press('n')
    expect(screen.getByRole('radio', { name: 'Number' })).toBeChecked()
    await mark(0.1)
    await mark(0.2)
    await press('u')
    expect(parent.getSnapshot().marks).toHaveLength(1)
    await press('c', { ctrlKey: true })
    await press('c', { repeat: true })
    expect(parent.getSnapshot().marks).toHaveLength(1)
    await press('c')
    expect(parent.getSnapshot().marks).toHaveLength(0)
    await press('p')
    expect(screen.getByRole('radio', { name: 'Point' })).toBeChecked()
  })
})
