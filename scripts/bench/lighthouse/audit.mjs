import { capture } from '../../process/capture.mjs'
import { findProgram } from '../../setup/findProgram.mjs'
import { programs } from '../../setup/programs.mjs'

const lighthouse = 'lighthouse@12.8.2'

const chromium = findProgram(programs.find(({ name }) => name === 'Chromium'))

/**
 * One run of Lighthouse with its mobile profile (a slow phone on slow 4G,
 * simulated).
 *
 * @param url of a page that `port` serves under the web side’s usual address
 * @returns scores from 0 to 100 by category, the times in ms, and the findings
 */
export async function audit(url, port, skipped) {
  const { code, output } = await runUntilTraced(url, port, skipped)
  if (code !== 0) throw new Error(output)
  return reading(JSON.parse(output.slice(output.indexOf('\n{') + 1)))
}

// A browser that starts on a busy machine sometimes begins its trace after the page; nothing is measured then.
async function runUntilTraced(...page) {
  for (let left = 3; ; left -= 1) {
    const run = await runLighthouse(...page)
    if (left === 0 || !run.output.includes('NO_NAVSTART')) return run
  }
}

function runLighthouse(url, port, skipped) {
  const flags = [
    '--headless=new',
    '--no-sandbox',
    `--host-resolver-rules="MAP localhost:8910 127.0.0.1:${port}"`,
  ]
  return capture(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      ...skipped.map((name) => `--skip-audits=${name}`),
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium } }
  )
}

function reading({ categories, audits }) {
  const scores = Object.values(categories).map(({ id, score }) => [
    id,
    Math.round(score * 100),
  ])
  const isShort = ({ score, scoreDisplayMode }) =>
    scoreDisplayMode === 'binary' && score === 0
  return {
    ...Object.fromEntries(scores),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    found: Object.values(audits)
      .filter(isShort)
      .map(({ id }) => id),
  }
}
