import { atBase } from './basePath'

/** Another installation of this host may have one, at another path. */
export const isOwnRegistration = ({ scope }: ServiceWorkerRegistration) =>
  new URL(scope).pathname === atBase('/')
