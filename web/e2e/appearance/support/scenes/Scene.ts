import type { Page } from '@playwright/test'

import type { People } from '../people'

/** Brings people to a state. @returns the page to be displayed */
export type Scene = (people: People) => Promise<Page>

/** Scenes by name. */
export type Scenes = Record<string, Scene>
