import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { keptReading } from 'src/browser/preferences'
import { sharing } from 'src/features/session/FakeShare'
import { renderInSession } from 'src/features/session/ui/renderInSession'
import type { StepWords } from 'src/features/steps/model/step'
import { spotAt } from 'src/features/steps/steps.fixtures'
import { createSessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import StepBoard from './StepBoard'
import { useStepGuide } from './useStepGuide'

class FakeSynthesis extends EventTarget {
  readonly heard: string[] = []

  constructor(private readonly voices: object[]) {
    super()
  }

  readonly getVoices = () => this.voices
  readonly cancel = () => void this.heard.push('silence')
  readonly speak = ({ text, lang }: { text: string; lang: string }) =>
    void this.heard.push(`${lang}: ${text}`)
}

const ownVoice = { lang: 'en_GB', localService: true, name: 'Anna' }

function device(...voices: object[]) {
  const synthesis = new FakeSynthesis(voices)
  Object.assign(window, {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  })
  return synthesis
}

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis')
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance')
  keptReading.keep(null)
})

function Panel() {
  const [guided, guide] = useStepGuide()
  return guided && <StepBoard {...{ guided, guide }} />
}

async function guidedThrough(...all: (StepWords | null)[]) {
  const share = await sharing()
  const { stepEditor, steps: shared } = createSessionTools(share.viewer.session)
  const tools = createSessionTools(share.sharer.session)
  const { session } = share.sharer
  // The screen is hidden, so that no screenshot is taken: jsdom cannot paint.
  session.hide()
  const view = await renderInSession(<Panel />, session, tools)
  await act(async () =>
    all.forEach((words, at) => {
      const { id } = stepEditor.begin(spotAt((at + 1) / 10))!
      stepEditor.say(id, words)
    })
  )
  const toldOf = (key: 'done' | 'notFound') => {
    const { steps, progress } = shared.getSnapshot()
    return progress[key].map((id) => steps.findIndex((s) => s.id === id) + 1)
  }
  return { view, toldOf }
}

it('warns of a step that asks for what scammers want', async () => {
  await guidedThrough({ text: 'Install AnyDesk' })
  expect(screen.getByText(/^Be careful\. Scammers/)).toBeVisible()
})

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const pressed = (name: string) =>
  screen.getByRole('button', { name, pressed: true })
const read = 'Read it to me'
const two = [{ phrase: 'click-here' }, { text: 'Type “Erika”' }] as const

describe('StepBoard', () => {
  it('reads the number and the text of a step, and again when asked once more', async () => {
    const { heard } = device(ownVoice)
    await guidedThrough(...two)
    expect(heard).toEqual([])
    await press(read)
    expect(heard).toEqual(['silence', 'en_GB: Step 1 of 2. Click here'])
    await press(read)
    expect(heard.slice(2)).toEqual(heard.slice(0, 2))
  })

  it('stops when another step is shown, and when the window is closed', async () => {
    const { heard } = device(ownVoice)
    const { view } = await guidedThrough(...two)
    await press(read)
    await press('Done')
    expect(heard[2]).toBe('silence')
    heard.splice(0)
    await press(read)
    expect(heard).toEqual(['silence', 'en_GB: Step 2 of 2. Type “Erika”'])
    view.unmount()
    expect(heard[2]).toBe('silence')
  })

  it('reads the place of a step without a text', async () => {
    const { heard } = device(ownVoice)
    await guidedThrough(null)
    await press(read)
    expect(heard).toContain('en_GB: Step 1 of 1. Look at the left')
  })

  it('reads each step automatically if messages are always read', async () => {
    const { heard } = device(ownVoice)
    keptReading.keep('all')
    await guidedThrough(...two)
    await press('Done')
    expect(heard.filter((each) => each !== 'silence').slice(-2)).toEqual([
      'en_GB: Step 1 of 2. Click here',
      'en_GB: Step 2 of 2. Type “Erika”',
    ])
  })

  it('offers no reading if the device has no voice for the language', async () => {
    device({ ...ownVoice, localService: false }, { ...ownVoice, lang: 'ar' })
    await guidedThrough(...two)
    expect(screen.getByText('Click here')).toBeVisible()
    expect(screen.queryByRole('button', { name: read })).not.toBeInTheDocument()
  })

  it('tells the helper which step cannot be found until it is done, and ends after the last step', async () => {
    const { toldOf } = await guidedThrough(...two)
    await press('I can’t find it')
    expect(screen.getByText(/^We’ve told your helper/)).toBeVisible()
    expect(pressed('I can’t find it')).toBeVisible()
    expect(toldOf('notFound')).toEqual([1])
    await press('Done')
    expect(
      screen.queryByText(/^We’ve told your helper/)
    ).not.toBeInTheDocument()
    expect([toldOf('done'), toldOf('notFound')]).toEqual([[1], []])
    await press('Step before')
    expect(pressed('Done')).toBeVisible()
    await press('Next step')
    await press('Done')
    expect(toldOf('done')).toEqual([1, 2])
    expect(screen.getByText(/^That was the last step/)).toBeVisible()
    expect(
      screen.queryByRole('button', { name: 'Done' })
    ).not.toBeInTheDocument()
  })
})
