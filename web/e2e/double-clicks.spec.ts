import {
  admitCaller,
  button,
  expectSharing,
  lookFirst,
  mainHeading,
  share,
} from './support/flows'
import { wordsOf } from './support/keptLink'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

test('a double click on Hide, on Show and on a tool counts as one click', async ({
  sharer: { page },
  viewer,
}) => {
  await share(page, viewer.page)
  await expectSharing(page)
  // Waits for the button that appears last; nothing above it moves afterwards.
  await expect(button(page, 'More')).toBeVisible()
  // The times between two clicks of a fast and of a slow hand.
  for (const delay of [0, 60]) {
    await button(page, 'Hide my screen').dblclick({ delay })
    await expect(button(page, 'Show my screen')).toBeVisible()
    await expect(mainHeading(viewer.page)).toHaveText(
      'They have hidden their screen'
    )
    await lookFirst(page)
    await button(page, 'Show my screen').dblclick({ delay })
    await expect(button(page, 'Hide my screen')).toBeVisible()
    await lookFirst(page)
  }
  const message = button(viewer.page, 'Message')
  await message.dblclick()
  await expect(message).toHaveAttribute('aria-expanded', 'true')
})

test(
  'a double click on the answer about a caller does not press a button of the next page',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await viewer.page.goto('/receive')
    const link = viewer.page.getByRole('textbox', { name: 'Link to send' })
    await expect(link).toHaveValue(/^http/)
    await sharer.page.goto(`/${wordsOf(await link.inputValue())}`)
    const called = button(sharer.page, 'I called them, I know them')
    await called.dblclick()
    await expect(button(sharer.page, 'Share my screen')).toBeVisible()
    await lookFirst(sharer.page)
    await button(sharer.page, 'Share my screen').click()
    await admitCaller(viewer.page)
    await expectTheSharedScreen(viewer.page)
  }
)
