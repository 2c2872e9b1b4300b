import { setTimeout as pause } from 'node:timers/promises'

const intervalMs = 250
const patienceMs = 20_000

async function answers(url) {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function waitForAnswer({ side, url }) {
  const late = setTimeout(() => {
    console.error(
      `\nThe ${side} side does not answer at ${url} yet; its messages are above. Still waiting.`
    )
  }, patienceMs)
  while (!(await answers(url))) {
    await pause(intervalMs)
  }
  clearTimeout(late)
}

// Without a timeout: a slow machine is not an error, and a side that dies is
// reported where it runs.
export const waitForAnswers = (addresses) =>
  Promise.all(addresses.map(waitForAnswer))
