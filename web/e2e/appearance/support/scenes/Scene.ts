import type { Page } from '@playwright/test'

import type { People } from '../people'

/** Brings people to a state. @returns the page that is looked at */
export type Scene = (people: People) => Promise<Page>

/** By what they show. */
export type Scenes = Record<string, Scene>
