import type { Page } from '@playwright/test'

import type { People } from '../people'

/** Leads people to a state of the product. @returns the page that shows it */
export type Scene = (people: People) => Promise<Page>

/** Scenes by name. */
export type Scenes = Record<string, Scene>
