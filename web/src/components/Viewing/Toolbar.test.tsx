import { createRef } from 'react'

import { fireEvent, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/ui/testing/renderThemed'
import { placementOf } from 'src/domain/picture/picturePlacement'
import { fitted } from 'src/domain/picture/pictureView'
import type { PictureOnStage } from 'src/hooks/usePictureView'

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
  const toolbar = (isLive: boolean) => (
    <Toolbar
      room={createRef<HTMLElement>()}
      picture={picture}
      sound={{ isThere: false, isOn: false, toggle: jest.fn() }}
      isLive={isLive}
      call={null}
    />
  )
  const { rerender } = renderThemed(toolbar(true))
  return { moves, lose: () => rerender(toolbar(false)) }
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))

describe('Toolbar', () => {
  it('has a button for everything that a wheel or a finger can do', () => {
    const { moves } = renderToolbar()
    ;['Zoom in', 'Zoom out', 'Fit', '100%', 'Right', 'Up'].forEach(press)

    expect(moves.zoomBy.mock.calls).toEqual([[1.25], [0.8]])
    expect(moves.fit).toHaveBeenCalledTimes(1)
    expect(moves.actualSize).toHaveBeenCalledWith()
    expect(moves.lookBy.mock.calls).toEqual([
      [{ x: 0.2, y: 0 }],
      [{ x: 0, y: -0.2 }],
    ])
  })

  it('says how large the picture is', () => {
    renderToolbar()

    expect(screen.getAllByRole('status')[0]).toHaveTextContent('50%')
  })

  it('moves nothing while the whole picture is seen', () => {
    renderToolbar({ canPan: false })

    expect(button('Left')).toBeDisabled()
    expect(button('Zoom in')).toBeEnabled()
  })

  it('saves only what is live', () => {
    const { lose } = renderToolbar()
    expect(button('Save screenshot')).toBeEnabled()
    lose()

    expect(button('Save screenshot')).toBeDisabled()
  })

  it('saves nothing before there is a picture', () => {
    renderToolbar(null)

    expect(button('Save screenshot')).toBeDisabled()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})
