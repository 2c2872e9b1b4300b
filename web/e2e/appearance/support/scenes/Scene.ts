import type { Page } from '@playwright/test'

import type { People } from '../people'

/**
 * Brings people into one state of the product. Returns the page that shows the
 * state.
 */
export type Scene = (people: People) => Promise<Page>

export type Scenes = Record<string, Scene>
