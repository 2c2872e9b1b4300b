import type { Page } from '@playwright/test'

import type { People } from '../people'

/**
 * Leads people to a state of the product. Returns the page that shows the
 * state.
 */
export type Scene = (people: People) => Promise<Page>

export type Scenes = Record<string, Scene>
