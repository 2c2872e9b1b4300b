import { offlineNavigations } from './offlineNavigations'
import { listenForRings } from './rings/listenForRings'
import { takeOverAtOnce } from './takeOverAtOnce'
import type { Worker } from './Worker'

declare const self: Worker

takeOverAtOnce(self)
listenForRings(self)
// The build puts the list of files in the place of this name.
offlineNavigations(self.__WB_MANIFEST)
