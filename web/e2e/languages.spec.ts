import type { Response } from '@playwright/test'

import { linkToSomeone, pinOfSomeone, toSomeone } from './support/flows'
import { expect, test } from './support/participants'
import { rehearsed } from './support/rehearsed'

test('a page uses the browser’s language, even if it was served in English', async ({
  launch,
}) => {
  const { page } = await launch({ context: { locale: 'de-AT' } })
  await page.goto('/')
  await expect(
    page.getByRole('link', { name: 'Bildschirm zeigen' })
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await page.getByRole('link', { name: 'Datenschutz' }).click()
  await expect(
    page.getByRole('heading', { name: 'Ihr Bildschirm' })
  ).toBeVisible()
  await expect(page).toHaveTitle(/^Datenschutz/)
})

test(
  'the language of the link takes precedence over the browser’s',
  rehearsed(),
  async ({ launch }) => {
    const { page } = await launch({ context: { locale: 'de-DE' } })
    await page.goto(`${toSomeone}?lang=fr${pinOfSomeone}`)
    await expect(
      page.getByRole('button', { name: 'Montrer mon écran' })
    ).toBeVisible()
  }
)

test('a chosen language stays, and is part of the link', async ({
  viewer: { page },
}) => {
  await page.goto('/receive')
  const link = page.getByRole('textbox', { name: 'Link to send' })
  await expect(link).toHaveValue(/moon|-/)
  expect(await link.inputValue()).not.toContain('lang')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('uk')
  await expect(
    page.getByRole('button', { name: 'Копіювати посилання' })
  ).toBeVisible()
  await expect(
    page.getByRole('textbox', { name: 'Посилання для надсилання' })
  ).toHaveValue(/\?lang=uk#k=/)

  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Мова' })).toHaveValue('uk')
})

test(
  'Arabic runs from right to left and stays within the window',
  rehearsed(),
  async ({ viewer: { page } }) => {
    for (const path of ['/', toSomeone, '/receive', '/privacy']) {
      await page.goto(`${path}?lang=ar`)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('combobox', { name: 'اللغة' })).toBeVisible()
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow).toBe(0)
    }
  }
)

test('only the chosen language is fetched', async ({ launch }) => {
  const { page } = await launch({ context: { locale: 'pl-PL' } })
  // Each file is requested twice: from the server, and from the cache.
  const responses = new Map<string, Response>()
  page.on('response', (response) => {
    const url = response.url()
    if (url.endsWith('.js')) responses.set(url, response)
  })
  await page.goto(linkToSomeone)
  await expect(
    page.getByRole('button', { name: 'Pokaż mój ekran' })
  ).toBeVisible()
  const scripts = await Promise.all(
    Array.from(responses.values(), (each) => each.text())
  )
  const speaking = (words: string) =>
    scripts.filter((text) => text.includes(words)).length
  expect(speaking('Pokaż mój ekran')).toBe(1)
  expect(speaking('Bildschirm zeigen')).toBe(0)
})
