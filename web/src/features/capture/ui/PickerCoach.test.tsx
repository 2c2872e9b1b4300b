import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import type { HelperName } from 'src/features/links/model/helperName'
import { LinkOwnerContext } from 'src/features/links/ui/useHelperName'

import PickerCoach from './PickerCoach'

const drawing = () =>
  screen.getByRole('img', {
    name: 'Drawing of the window where you choose what to share',
  })

describe('PickerCoach', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it.each([
    ['chromium', ['Entire screen', 'Share'], 'Click “Share” at the bottom.'],
    ['firefox', ['Select window or screen', 'Allow'], 'Click “Allow”.'],
    ['safari', ['Allow to Share Screen'], 'Click “Allow to Share Screen”.'],
  ] as const)(
    'draws the dialog of %s with two clicks',
    (dialog, words, step) => {
      renderThemed(<PickerCoach dialog={dialog} />)

      for (const word of [...words, '1', '2']) {
        expect(drawing()).toHaveTextContent(word)
      }
      expect(screen.getAllByRole('listitem')).toHaveLength(2)
      expect(screen.getByText(step)).toBeVisible()
    }
  )

  it('shows only the drawing before the click, and describes the two steps for screen readers', () => {
    renderThemed(<PickerCoach dialog="chromium" isDrawingOnly />)
    expect(
      screen.getByRole('img', {
        name: /^Drawing of the window.*Click the picture of your screen\. Click “Share”/,
      })
    ).toBeVisible()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  })

  it('says who sees the screen', () => {
    renderThemed(<PickerCoach />)
    expect(
      screen.getByText('Your helper will only see what you choose.')
    ).toBeVisible()
  })

  it('uses the name of a saved helper', () => {
    const name = 'Anna' as HelperName
    renderThemed(
      <LinkOwnerContext.Provider value={{ name, claim: null, wasAsked: false }}>
        <PickerCoach />
      </LinkOwnerContext.Provider>
    )

    expect(
      screen.getByText('Anna will only see what you choose.')
    ).toBeVisible()
  })
})
