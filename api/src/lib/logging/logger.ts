import { createLogger } from '@redwoodjs/api/logger'

import { loggerOptions } from './loggerOptions'

export const logger = createLogger({ options: loggerOptions })
