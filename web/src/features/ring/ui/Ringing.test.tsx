import { screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import type { UserId } from 'src/features/links/model/userId'
import type { PresentRing } from 'src/features/ring/RingReceiver'
import { shortTime } from 'src/i18n/dates'
import { ringing } from 'src/i18n/en/ringing'

import RingBanner from './RingBanner'
import { HelpersAnswer } from './RingingHelper'

const hourMs = 3_600_000
const noon = new Date()
noon.setHours(12, 0, 0, 0)
const at = (hours: number) => noon.getTime() + hours * hourMs
const inWords = (hours: number) => shortTime(at(hours), 'en')

const ring: PresentRing = {
  nonce: 'n',
  from: 'sea' as UserId,
  name: null,
  heardAt: 0,
  answer: null,
  isDelivered: false,
  isLost: false,
}

describe('what the sharer reads about the helper’s answer', () => {
  it.each([
    [null, 'Anna can’t help right now.', ringing.tryLater],
    [at(1), `Anna can help at ${inWords(1)}.`, ringing.comeBack],
    [at(24), `Anna can help tomorrow at ${inWords(24)}.`, ringing.comeBack],
    // A time so far away means a wrong clock or a manipulated answer.
    [at(24 * 3), 'Anna can’t help right now.', ringing.tryLater],
    [8.64e15, 'Anna can’t help right now.', ringing.tryLater],
  ])('%j: %s', (freeAt, sentence, advice) => {
    const answer = { freeAt, sentAt: 1 }
    renderThemed(<HelpersAnswer texts={ringing} name="Anna" answer={answer} />)
    expect(screen.getByRole('status')).toHaveTextContent(sentence)
    expect(screen.getByText(advice)).toBeVisible()
  })
})

describe('the page of a helper who is rung', () => {
  const onAnswer = jest.fn()
  const show = (changes: Partial<PresentRing>) =>
    renderThemed(
      <RingBanner
        texts={ringing}
        ring={{ ...ring, ...changes }}
        onAnswer={onAnswer}
      />
    )
  beforeEach(() => onAnswer.mockClear())

  it('shows who needs help, and the possible answers', () => {
    show({ name: 'Dad' as PresentRing['name'] })
    expect(screen.getByRole('alert')).toHaveTextContent('Dad needs help')
    const buttons = screen.getAllByRole('button')
    expect(buttons[0]).toHaveTextContent('I can’t now')
    buttons.forEach((button) => button.click())
    const [none, ...times] = onAnswer.mock.calls.map(([freeAt]) => freeAt)
    expect(none).toBeNull()
    expect(times).toHaveLength(3)
    times.forEach((time) => expect(time).toBeGreaterThan(Date.now()))
  })

  it.each([
    [{}, ringing.sending],
    [{ isDelivered: true }, ringing.delivered],
    [{ isLost: true }, ringing.lost],
  ])('shows the state of her answer: %j', (changes, sentence) => {
    show({ ...changes, answer: { freeAt: null, sentAt: 1 } })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Someone you help needs help'
    )
    expect(screen.getByRole('status')).toHaveTextContent(sentence)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
