import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { test as base, expect } from '@playwright/test'

import { common as commonAr } from 'src/i18n/ar/common'
import { errors as errorsAr } from 'src/i18n/ar/errors'
import { home as homeAr } from 'src/i18n/ar/home'
import { mobile as mobileAr } from 'src/i18n/ar/mobile'
import { privacy as privacyAr } from 'src/i18n/ar/privacy'
import { sheets as sheetsAr } from 'src/i18n/ar/sheets'
import { terms as termsAr } from 'src/i18n/ar/terms'
import { trouble as troubleAr } from 'src/i18n/ar/trouble'
import { common } from 'src/i18n/en/common'
import { errors } from 'src/i18n/en/errors'
import { home } from 'src/i18n/en/home'
import { mobile } from 'src/i18n/en/mobile'
import { operator } from 'src/i18n/en/operator'
import { privacy } from 'src/i18n/en/privacy'
import { sheets } from 'src/i18n/en/sheets'
import { terms } from 'src/i18n/en/terms'
import { trouble } from 'src/i18n/en/trouble'
import type { Widen } from 'src/i18n/Texts'

import { toSomeone } from './support/flows'
import { rehearsed } from './support/rehearsed'
import { type WatchedWeb, watchedWeb } from './support/watchedWeb'
import { launchWebKit, type WebKit } from './support/webKit'

interface Fixtures {
  web: WatchedWeb
  /** starts a browser; closed after the test */
  launch: (options: { isDark: boolean }) => Promise<WebKit>
}

const test = base.extend<Fixtures>({
  web: async ({ baseURL }, use) => {
    const web = await watchedWeb(baseURL ?? '')
    await use(web)
    web.close()
  },
  launch: async ({}, use) => {
    const started: WebKit[] = []
    await use(async (options) => {
      const webKit = await launchWebKit(options)
      started.push(webKit)
      return webKit
    })
    await Promise.all(started.map((each) => each.close()))
  },
})

const en = {
  ...{ common, errors, home, mobile, operator },
  ...{ privacy, sheets, terms, trouble },
}
const ar = {
  ...{ common: commonAr, errors: errorsAr, home: homeAr, mobile: mobileAr },
  // Texts for operators are in English only.
  ...{ operator, privacy: privacyAr, sheets: sheetsAr },
  ...{ terms: termsAr, trouble: troubleAr },
}

/** The heading of each page, by path, in an engine without WebRTC. */
const headings = ({
  errors,
  home,
  mobile,
  operator,
  privacy,
  sheets,
  terms,
}: Widen<typeof en>) => ({
  '/': home.heading,
  '/sheets': sheets.title,
  '/privacy': privacy.title,
  '/terms': terms.title,
  '/receive': errors['webrtc-missing'].title,
  '/from/river-apple-tiger-moon': errors['webrtc-missing'].title,
  '/broadcast': errors['webrtc-missing'].title,
  [toSomeone]: errors['webrtc-missing'].title,
  '/coming-soon-on-mobile': mobile.heading,
  '/test-connection': errors['webrtc-missing'].title,
  '/auth/reset-password': errors['reset-password-token-invalid'].title,
  '/operator/sign-in': operator.signIn.heading,
  '/operator': operator.signIn.heading,
  '/no/such/page': errors['404'].title,
})

const asPattern = (route: string) =>
  new RegExp(
    `^${route.replace(/\{\w+:UserId\}/, '\\w+(-\\w+){3}').replace(/\{\w+:Glob\}/, '.+')}$`
  )

test('WebKit shows a page of every route', () => {
  const file = join(__dirname, '..', 'src', 'Routes.tsx')
  const routes = [
    ...readFileSync(file, 'utf8').matchAll(/<Route [^>]*path="([^"]+)"/g),
  ].map(([, route]) => route!)
  expect(routes.length).toBeGreaterThan(10)
  // Takes the first route that matches, as the router does.
  const shown = Object.keys(headings(en)).map((path) =>
    routes.find((route) => asPattern(route).test(path))
  )
  expect(routes.filter((route) => !shown.includes(route))).toEqual([])
})

/** In pixels; no page may scroll horizontally. */
const widths = [1280, 390, 320]

/**
 * Runs in the page that has the iframe: returns what is visible in the iframe,
 * and its errors.
 */
async function lookAtFrame(widths: number[]) {
  const frame = document.querySelector('iframe')!
  const { document: page, problems } = frame.contentWindow as Window
  const root = page.documentElement
  const overflow: number[] = []
  await page.fonts.ready
  for (const width of widths) {
    frame.width = String(width)
    await new Promise((resolve) => setTimeout(resolve, 50))
    overflow.push(root.scrollWidth - root.clientWidth)
  }
  const tooOld = page.querySelector('.when-too-old')
  return {
    heading: page.querySelector('h1[class]')?.textContent,
    overflow,
    problems,
    language: `${root.lang} ${root.dir || 'ltr'}`,
    // Screen readers read every element that has a layout box, even an
    // invisible one.
    isTooOldThere: tooOld?.getClientRects().length !== 0,
  }
}

for (const [name, options, language, texts] of [
  ['in light and English', { isDark: false }, 'en ltr', en],
  ['in dark and Arabic', { isDark: true }, 'ar rtl', ar],
] as const) {
  test(
    `WebKit shows every page ${name}, without errors, and nothing is wider than the window`,
    rehearsed(options.isDark),
    async ({ web, launch }, info) => {
      const webKit = await launch(options)
      for (const [path, heading] of Object.entries(headings(texts))) {
        const [lang] = language.split(' ')
        await webKit.goto(web.frameOf(`${path}?lang=${lang}`))
        await expect
          .poll(() => webKit.evaluate(lookAtFrame, widths), { message: path })
          .toEqual({
            ...{ heading, language, overflow: widths.map(() => 0) },
            ...{ problems: [], isTooOldThere: false },
          })
        if (process.env.LOOKS) {
          const file = `${lang}-${path.replaceAll('/', '_')}.png`
          await info.attach(file, { body: await webKit.screenshot() })
        }
      }
    }
  )
}

/** Uses only Tab and Enter. @returns whether the focus is visible */
async function reachAndPress(webKit: WebKit, name: string): Promise<boolean> {
  for (let steps = 0; steps < 30; steps += 1) {
    await webKit.press('Tab')
    const focused = await webKit.evaluate(() => {
      const { activeElement } = document
      if (!activeElement) return null
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
      const isSeen = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      return { text: activeElement.textContent, isSeen }
    })
    if (focused?.text !== name) continue
    await webKit.press('Enter')
    return focused.isSeen
  }
  throw new Error(`Tab does not come to ${name}.`)
}

const shown = (webKit: WebKit) => webKit.evaluate(() => document.body.innerText)

test(
  'in WebKit keys lead from the home page to the advice',
  rehearsed(),
  async ({ web, launch }) => {
    const webKit = await launch({ isDark: false })
    await webKit.goto(web.url)
    await expect.poll(() => shown(webKit)).toContain(home.help.action)
    expect(await reachAndPress(webKit, home.help.action)).toBe(true)

    const { title } = errors['webrtc-missing']
    await expect.poll(() => shown(webKit)).toContain(title)
    expect(await reachAndPress(webKit, trouble.copyLink)).toBe(true)
    await expect.poll(() => shown(webKit)).toContain(trouble.copied)
    expect(await reachAndPress(webKit, common.backToHome)).toBe(true)
    await expect.poll(() => shown(webKit)).toContain(home.help.action)
    expect(await webKit.evaluate(() => window.problems)).toEqual([])
  }
)
