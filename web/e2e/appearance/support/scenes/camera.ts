import { pinOfSomeone, toSomeone } from '../../../support/flows'
import { actAsPhone, camera } from '../../../support/phone'
import type { People } from '../people'
import { button, expectStatus, heading } from '../steps'

import type { Scenes } from './Scene'

async function withCamera({ person }: People, answer: string) {
  const { page } = await person({ args: [camera.isThere, answer] })
  await actAsPhone(page)
  await page.goto(`${toSomeone}?show=camera${pinOfSomeone}`)
  return page
}

export const cameraScenes: Scenes = {
  'phone is ready to show': async (people) => {
    const page = await withCamera(people, camera.isAllowed)
    await heading(page, people.words.mobile.camera.heading)
    return page
  },
  'phone shows its camera': async (people) => {
    const { mobile, sharing } = people.words
    const page = await withCamera(people, camera.isAllowed)
    await button(page, mobile.camera.action).click()
    await expectStatus(page, sharing.waiting)
    await button(page, sharing.more).waitFor()
    return page
  },
  'phone may not use its camera': async (people) => {
    const { errors, mobile } = people.words
    const page = await withCamera(people, camera.isDenied)
    await button(page, mobile.camera.action).click()
    await heading(page, errors['camera-refused'].title)
    return page
  },
}
