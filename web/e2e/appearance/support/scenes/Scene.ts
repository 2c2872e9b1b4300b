import type { Page } from '@playwright/test'

import type { People } from '../people'

/**
 * Leads people to a state of the product, and returns the page that shows it.
 */
export type Scene = (people: People) => Promise<Page>

export type Scenes = Record<string, Scene>
