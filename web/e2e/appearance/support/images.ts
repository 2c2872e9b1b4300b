import type { Look } from './looks'

/**
 * Scenes (keys) that differ only in their text from scenes that have a
 * reference image (values). Their tests compare no images.
 */
const alike: Record<string, string> = {
  terms: 'privacy',
  'reset password': 'not found',
  'a word is unknown': 'a word has a slip',
  'words were wrong too often': 'a word has a slip',
  'sharer comes with Safari': 'sharer comes with Firefox',
  'Windows refuses': 'macOS refuses',
  'another system refuses': 'macOS refuses',
  'nothing is captured': 'sharer may not share',
  'browser cannot share': 'sharer may not share',
  'page is not secure': 'sharer may not share',
  'phone may not use its camera': 'sharer may not share',
  'in an app on Android': 'in an app on an iPhone',
  'viewer left': 'sharer left',
  'sharer stopped': 'sharer left',
  'viewer doubts who is there': 'sharer doubts who is there',
  'sharer reads that somebody came without the link':
    'sharer doubts who is there',
  'somebody else shares': 'somebody else watches',
  'sharer looks for a way': 'viewer looks for a way',
  'viewer is asked about somebody else': 'sharer is asked about somebody else',
  'sharer is asked about somebody without the link':
    'sharer is asked about somebody else',
  'viewer is asked about somebody without the link': 'helper is rung',
  'viewer has a link of their own': 'viewer invites',
  'sharer is offered a file': 'sharer reads',
  'viewer offers a file': 'viewer writes',
  'window with a step': 'window above other programs',
  'my sheets': 'privacy',
  'a sheet': 'privacy',
}

/**
 * Further looks (theme and window size) for which these scenes have a reference
 * image, because more than the colours or the width differs.
 */
const more: Record<string, Look[]> = {
  home: ['phone-dark', 'forced-colours'],
  'viewer invites': ['phone-light'],
  'viewer watches': ['phone-dark', 'forced-colours'],
  'sharer came to a link': ['phone-dark'],
  'sharer shares': ['desktop-dark', 'phone-light'],
}

/**
 * These scenes have a reference image in Arabic, because their layout differs.
 */
const inArabic = new Set([
  ...['home', 'viewer invites', 'viewer watches', 'sharer came to a link'],
])

/**
 * `npm test` compares the images of these scenes, which most people see; `npm
 * run rehearse` compares the other images.
 */
const inEachRun = new Set([
  ...['home', 'viewer invites', 'viewer watches'],
  ...['sharer came to a link', 'sharer shares'],
  'operator watches',
])

const isAlike = (scene: string): boolean => scene in alike

export const isInEachRun = (scene: string): boolean => inEachRun.has(scene)

/**
 * `npm test` opens one scene in Arabic. It has many controls and needs no
 * share.
 */
export const isInEachRunInArabic = (scene: string): boolean =>
  scene === 'viewer invites'

export function looksOf(scene: string): Look[] {
  if (isAlike(scene)) return []
  if (scene === 'window above other programs') return ['panel']
  if (scene === 'helper is rung') return ['phone-light']
  return ['desktop-light', ...(more[scene] ?? [])]
}

export const hasArabicImage = (scene: string): boolean => inArabic.has(scene)
