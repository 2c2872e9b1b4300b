import type { Page } from '@playwright/test'

import { linkToSomeone } from '../../../support/flows'
import { heading } from '../steps'

import type { Scenes } from './Scene'

async function losesServer(page: Page): Promise<void> {
  await page.route(/\/peerjs\/|\/iceServers/, (route) => route.abort())
  await page.routeWebSocket('**', (socket) => socket.close())
}

export const network: Scenes = {
  'server is out of reach': async ({ words, person }) => {
    const { page } = await person()
    await losesServer(page)
    await page.goto(linkToSomeone)
    await heading(page, words.errors.network.title)
    return page
  },
}
