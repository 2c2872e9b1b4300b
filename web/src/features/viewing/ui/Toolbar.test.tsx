import { createRef } from 'react'

import { fireEvent, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import { placementOf } from 'src/features/stage/model/picturePlacement'
import { fitted } from 'src/features/stage/model/pictureView'
import type { PictureOnStage } from 'src/features/stage/ui/usePictureView'

import Toolbar from './Toolbar'

const geometry = {
  stage: { width: 1000, height: 500 },
  source: { width: 2000, height: 1000 },
  devicePixelRatio: 1,
}
const view = fitted(geometry)
const seen = {
  geometry,
  view,
  placement: placementOf(geometry, view),
  percent: 50,
  canPan: true,
}

let isNarrow = false

function renderToolbar(change: Partial<PictureOnStage['seen']> | null = {}) {
  const moves = {
    zoomBy: jest.fn(),
    panBy: jest.fn(),
    lookBy: jest.fn(),
    fit: jest.fn(),
    actualSize: jest.fn(),
  }
  const picture: PictureOnStage = {
    stage: createRef<HTMLDivElement>(),
    video: createRef<HTMLVideoElement>(),
    seen: change && { ...seen, ...change },
    moves,
    held: null,
    hold: jest.fn(),
  }
  const toolbar = (state: { isLive: boolean; isSecret: boolean }) => (
    <Toolbar
      room={createRef<HTMLElement>()}
      picture={picture}
      sound={{ isThere: false, isOn: false, toggle: jest.fn() }}
      call={null}
      tools={{
        pointing: <i>pointing</i>,
        marks: <i>marks</i>,
        write: <i>write</i>,
        talk: <i>talk</i>,
        send: <button aria-haspopup="dialog">send</button>,
      }}
      {...state}
    />
  )
  const { rerender } = renderThemed(toolbar({ isLive: true, isSecret: false }))
  return {
    moves,
    lose: () => rerender(toolbar({ isLive: false, isSecret: false })),
    cover: () => rerender(toolbar({ isLive: false, isSecret: true })),
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const offered = () =>
  screen
    .queryAllByText(/./, { selector: 'i' })
    .map(({ textContent }) => textContent)

describe('Toolbar', () => {
  beforeEach(() => {
    isNarrow = false
    const query = new EventTarget()
    Object.defineProperty(query, 'matches', { get: () => isNarrow })
    Object.assign(window, { matchMedia: () => query })
  })
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

  it('has a button for everything that a mouse wheel or a finger can do', () => {
    const { moves } = renderToolbar()
    press('More')
    ;[
      'Zoom in',
      'Zoom out',
      'Fit to window',
      '100%',
      'Move right',
      'Move up',
    ].forEach(press)

    expect(moves.zoomBy.mock.calls).toEqual([[1.25], [0.8]])
    expect(moves.fit).toHaveBeenCalledTimes(1)
    expect(moves.actualSize).toHaveBeenCalledWith()
    expect(moves.lookBy.mock.calls).toEqual([
      [{ x: 0.2, y: 0 }],
      [{ x: 0, y: -0.2 }],
    ])
  })

  it('shows the zoom level', () => {
    renderToolbar()

    expect(screen.getAllByRole('status')[0]).toHaveTextContent('50%')
  })

  it('offers no panning while the whole picture is visible', () => {
    renderToolbar({ canPan: false })
    press('More')

    expect(
      screen.queryByRole('button', { name: 'Move left' })
    ).not.toBeInTheDocument()
    expect(button('Fit to window')).toBeVisible()
  })

  it('keeps rarely used tools in a list that closes on Escape and on a click elsewhere', () => {
    renderToolbar()
    expect(
      screen.queryByRole('button', { name: 'Fit to window' })
    ).not.toBeInTheDocument()
    press('More')
    fireEvent.keyDown(button('Fit to window'), { key: 'Escape' })
    expect(
      screen.queryByRole('button', { name: 'Fit to window' })
    ).not.toBeInTheDocument()
    expect(button('More')).toHaveFocus()

    press('More')
    expect(button('Fit to window')).toBeVisible()
    fireEvent.pointerDown(document.body)
    expect(
      screen.queryByRole('button', { name: 'Fit to window' })
    ).not.toBeInTheDocument()
  })

  it('closes the list for a tool that opens a dialog', () => {
    renderToolbar()
    press('More')
    press('send')

    expect(
      screen.queryByRole('button', { name: 'Fit to window' })
    ).not.toBeInTheDocument()
    expect(button('More')).toHaveFocus()
  })

  it('saves only a live picture', () => {
    const { lose } = renderToolbar()
    press('More')
    expect(button('Save screenshot')).toBeVisible()
    lose()

    expect(
      screen.queryByRole('button', { name: 'Save screenshot' })
    ).not.toBeInTheDocument()
  })

  it('offers no pointing without a live picture, and only messages while an overlay hides it', () => {
    const { lose, cover } = renderToolbar()
    expect(offered()).toEqual(['pointing', 'marks', 'write', 'talk'])
    lose()
    expect(offered()).toEqual(['write', 'talk'])
    expect(button('Zoom in')).toBeVisible()
    cover()
    expect(offered()).toEqual(['write', 'talk'])
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByRole('link', { name: 'Leave' })).toBeVisible()
  })

  it('has five tools in reach of a thumb on a narrow page', () => {
    isNarrow = true
    renderToolbar()
    expect(screen.getAllByRole('button')).toEqual([button('More')])
    expect(screen.getByText('pointing')).toBeVisible()
    expect(screen.getByText('write')).toBeVisible()
    expect(screen.getByText('marks')).not.toBeVisible()

    press('More')
    expect(screen.getByText('marks')).toBeVisible()
    expect(button('Zoom in')).toBeVisible()
    expect(
      screen.queryByRole('button', { name: 'Keyboard shortcuts' })
    ).not.toBeInTheDocument()
  })

  it('lists the keys of the tools', async () => {
    renderToolbar()
    press('More')
    press('Keyboard shortcuts')
    const sheet = await screen.findByRole('dialog', {
      name: 'Keyboard shortcuts',
    })
    expect(sheet).toHaveTextContent('PPointDDrawNNumber')
    expect(
      screen.getByRole('heading', { name: 'Keyboard shortcuts' })
    ).toHaveFocus()

    fireEvent.keyDown(sheet, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
