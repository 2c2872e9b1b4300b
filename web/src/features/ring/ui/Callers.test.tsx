import { act, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import type { HelperName } from 'src/features/links/model/helperName'
import { ringMe } from 'src/features/ring/BrowserPush'
import type { Caller } from 'src/features/ring/model/callers'
import type { CallerTag } from 'src/features/ring/model/callerTag'
import { storedCallers } from 'src/features/ring/ringLists'
import { ringing } from 'src/i18n/en/ringing'

import Callers from './Callers'

const person = (name: string | null, access: Caller['access']): Caller => ({
  tag: `${name}${access}`.padEnd(22, 'x').slice(0, 22) as CallerTag,
  name: name as HelperName | null,
  helpedAt: Date.UTC(2026, 4, 3, 12),
  access,
})

/** @param isDone false if the push subscription cannot be replaced */
async function shown(stored: Caller[], isDone = true) {
  let callers = stored
  jest.spyOn(storedCallers, 'read').mockImplementation(async () => callers)
  jest
    .spyOn(storedCallers, 'change')
    .mockImplementation(async (change) => (callers = change(callers)))
  const renew = jest.spyOn(ringMe, 'renew').mockResolvedValue(isDone)
  renderThemed(<Callers texts={ringing} />)
  await act(async () => {})
  const list = screen.queryByRole('button', { name: 'Who can ring you' })
  act(() => list?.click())
  return { callers: () => callers, list, renew }
}

const buttons = () =>
  screen
    .queryAllByRole('button', { name: /^Take back/ })
    .map(({ textContent }) => textContent)

const press = (name: string) =>
  act(async () => screen.getByRole('button', { name }).click())

describe('“Who can ring you”', () => {
  it('lists the people whom the helper allows, and nobody else', async () => {
    await shown([
      person('Dad', 'allowed'),
      person('Tom', 'withdrawn'),
      person(null, 'undecided'),
      person(null, 'allowed'),
    ])
    expect(buttons()).toEqual([
      'Take back from Dad',
      expect.stringMatching(/^Take back from the person you helped on .*3/),
    ])
  })

  it('is hidden if nobody can ring', async () => {
    const { list } = await shown([person('Tom', 'withdrawn')])
    expect(list).toBeNull()
  })

  it('lets the helper withdraw the permission of one person, and explains the consequence', async () => {
    const { callers, renew } = await shown([
      person('Dad', 'allowed'),
      person('Aunt', 'allowed'),
    ])
    await press('Take back from Dad')

    expect(buttons()).toEqual(['Take back from Aunt'])
    expect(callers()).toMatchObject([
      { name: 'Dad', access: 'withdrawn' },
      { name: 'Aunt', access: 'allowed' },
    ])
    expect(renew).toHaveBeenCalledTimes(1)
    const news = screen.getByRole('status')
    expect(news).toHaveTextContent(
      `Dad can’t ring you any more. ${ringing.othersLater}`
    )
    expect(news).toHaveFocus()
  })

  it('says that a withdrawal is not in force everywhere yet', async () => {
    await shown([person('Dad', 'allowed')], false)
    await press('Take back from Dad')
    expect(screen.getByRole('status')).toHaveTextContent(ringing.takenLater)
  })
})
